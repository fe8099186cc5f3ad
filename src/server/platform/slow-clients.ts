import type { Socket } from 'node:net';

const checkEveryMs = 1_000;

/** Bytes that a connection makes the shop hold, and how many of them all connections together may. */
export interface HeldBytes {
  max: number;
  of: (socket: Socket) => number;
  /** Left out: the connection is cut. */
  close?: (socket: Socket) => void;
}

/**
 * Closes the connections that make the shop hold most when all of them together hold too much: a client that asks and does
 * not read, or sends and does not end, would otherwise decide how much memory the shop takes.
 */
export function closeSlowClients(held: readonly HeldBytes[]): {
  watch: (socket: Socket) => void;
  /** Connections that are open. */
  readonly count: number;
  /** Whether any of the connections is like that. */
  some: (test: (socket: Socket) => boolean) => boolean;
  /** Closes the oldest connection that is like that; `false`: there is none. */
  closeOldest: (test: (socket: Socket) => boolean) => boolean;
  stop: () => void;
} {
  const sockets = new Set<Socket>();

  function check({ max, of, close = (socket) => socket.destroy() }: HeldBytes): void {
    const holders = [...sockets].map((socket) => ({ socket, bytes: of(socket) }));
    let bytes = holders.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes <= max) return;
    for (const holder of holders.sort((a, b) => b.bytes - a.bytes)) {
      if (bytes <= max) break;
      bytes -= holder.bytes;
      close(holder.socket);
    }
  }

  const timer = setInterval(() => held.forEach(check), checkEveryMs).unref();
  return {
    watch(socket) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    get count() {
      return sockets.size;
    },
    some(test) {
      for (const socket of sockets) if (test(socket)) return true;
      return false;
    },
    closeOldest(test) {
      for (const socket of sockets) {
        if (!test(socket)) continue;
        // Its place is free at once, its end is told later.
        sockets.delete(socket);
        socket.destroy();
        return true;
      }
      return false;
    },
    stop: () => clearInterval(timer),
  };
}
