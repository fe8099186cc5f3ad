import type { Socket } from 'node:net';

const checkEveryMs = 1_000;

/**
 * Closes the connections that read least when more than `maxBytes` wait in memory for clients to read them: a client
 * that asks and does not read would otherwise decide how much memory the shop takes.
 */
export function closeSlowClients(maxBytes: number): {
  watch: (socket: Socket) => void;
  /** Connections that are open. */
  readonly count: number;
  /** Bytes that wait for clients to read them. */
  waitingBytes: () => number;
  /** Whether any of the connections is like that. */
  some: (test: (socket: Socket) => boolean) => boolean;
  stop: () => void;
} {
  const sockets = new Set<Socket>();
  const waitingBytes = () => {
    let bytes = 0;
    for (const socket of sockets) bytes += socket.writableLength;
    return bytes;
  };

  function check(): void {
    let bytes = waitingBytes();
    if (bytes <= maxBytes) return;
    for (const socket of [...sockets].sort((a, b) => b.writableLength - a.writableLength)) {
      if (bytes <= maxBytes) break;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  }

  const timer = setInterval(check, checkEveryMs).unref();
  return {
    watch(socket) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    get count() {
      return sockets.size;
    },
    waitingBytes,
    some(test) {
      for (const socket of sockets) if (test(socket)) return true;
      return false;
    },
    stop: () => clearInterval(timer),
  };
}
