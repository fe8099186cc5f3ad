import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Line {
  current: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Answers the requests of one connection one after the other: the next begins when the answer before it has left.
 * Answers of a connection go out in order anyway, so whoever sends a thousand requests at once would only make us hold
 * a thousand answers. While requests wait, nothing more is read from their connection.
 *
 * `maxWaiting` is for all connections together. A connection that asks for more is closed; what it got no answer to, its
 * client may ask again (RFC 9112, 9.3.2).
 */
export function serialisePipelines(
  listener: RequestListener,
  maxWaiting: number,
): { listener: RequestListener; answering: (socket: Socket) => ServerResponse | undefined } {
  const lines = new WeakMap<Socket, Line>();
  let waitingInAll = 0;

  function advance(socket: Socket, line: Line): void {
    if (socket.destroyed) {
      waitingInAll -= line.waiting.length;
      line.waiting = [];
      return;
    }
    const [request, response] = line.waiting.shift()!;
    waitingInAll -= 1;
    line.current = response;
    if (line.waiting.length === 0) socket.resume();
    else {
      // Node reads on as soon as an answer has left.
      socket.pause();
      response.once('close', () => advance(socket, line));
    }
    listener(request, response);
  }

  const inTurn: RequestListener = (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { current: response, waiting: [] });
      return listener(request, response);
    }
    if (line.waiting.length === 0 && hasLeft(line.current)) {
      line.current = response;
      return listener(request, response);
    }
    if (waitingInAll >= maxWaiting) {
      socket.destroy();
      return;
    }
    if (line.waiting.length === 0) line.current.once('close', () => advance(socket, line));
    line.waiting.push([request, response]);
    waitingInAll += 1;
    socket.pause();
  };

  return {
    listener: inTurn,
    /** The answer that is under way on a connection. */
    answering(socket) {
      const current = lines.get(socket)?.current;
      return current && !hasLeft(current) ? current : undefined;
    },
  };
}

/** Whether all of it has been handed to the network. */
function hasLeft(response: ServerResponse): boolean {
  return response.writableFinished || response.destroyed;
}
