import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Whether the system shares new connections out among sockets that listen at one port (SO_REUSEPORT). */
export const canSharePort = process.platform === 'linux';

/** Sockets at the port beside the server's own. With a turn of 30 ms, which a busy shop has, 500 connections come in a second. */
const extraListeners = 15;

/**
 * Throws what `listen` throws (EADDRINUSE) when somebody listens there already. Sockets that share a port find nothing wrong with another
 * program of the same user at it, which would get half of the visitors.
 */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * More sockets that let connections in to a server whose own shares its port. Node takes one connection from a socket
 * each time its event loop comes round: in a busy process, where that takes long, connections would wait for seconds before
 * anything of the shop could answer or refuse them.
 */
export async function openExtraListeners(server: HttpServer): Promise<Server[]> {
  const { address, port } = server.address() as AddressInfo;
  const letIn = (socket: Socket) => void server.emit('connection', socket);
  // As Node makes the server of HTTP itself.
  const listeners = Array.from({ length: extraListeners }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, letIn),
  );
  await Promise.all(
    listeners.map((listener) => {
      listener.listen({ port, host: address, reusePort: true });
      return once(listener, 'listening');
    }),
  );
  return listeners;
}
