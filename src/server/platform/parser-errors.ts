import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from './errors.ts';

/** What the parser of HTTP refuses, by its code; all else is a 400. */
const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no HTTP, too large or too slow, before there is a request or while its body is read: in the shop's shape
 * and with the headers of every answer, then closes the connection.
 */
export function parserErrorHandler(
  headers: Record<string, string>,
  answering: (socket: Socket) => ServerResponse | undefined,
) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const current = answering(socket);
    // A good request came before: what follows its answer would be taken for the answer to the next.
    if (current?.req.complete) {
      current.once('close', () => socket.destroy());
      return;
    }
    // The body of that very request is broken. Whoever reads it would wait for its end until the connection times out.
    if (current?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const body = JSON.stringify(refusal('MALFORMED_REQUEST'));
    const lines = Object.entries({
      ...headers,
      'x-request-id': randomUUID(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
