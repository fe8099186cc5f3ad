import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

export interface TcpProxy {
  /** The address of the database by way of the proxy. */
  connectionString: string;
  /** From now on nothing passes, in either direction; connections stay open. */
  freeze(): void;
  /** As `freeze`, for the connections there are: new ones pass. */
  freezeOpenOnes(): void;
  /** Cuts all connections and lets no new one in. */
  drop(): void;
  /** Lets everything pass again, and what was held back. */
  heal(): void;
  /** Everything passes so much later, in ms. */
  delay(ms: number): void;
  close(): Promise<void>;
}

interface Pair {
  isFrozen: boolean;
  client: Socket;
  server: Socket;
  held: (() => void)[];
}

/** A line between the shop and its database that can fall silent, break and grow long, as lines do. */
export async function tcpProxy(connectionString: string): Promise<TcpProxy> {
  const { host, port } = new Client({ connectionString });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const pairs = new Set<Pair>();
  let isFrozen = false;
  let isDropping = false;
  let delayMs = 0;

  const proxy = createServer((client) => {
    if (isDropping) return void client.destroy();
    const server = connect(target as { host: string; port: number });
    const pair: Pair = { isFrozen, client, server, held: [] };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        const send = () => void (to.destroyed || to.write(chunk));
        if (pair.isFrozen) pair.held.push(send);
        else if (delayMs > 0) setTimeout(send, delayMs);
        else send();
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(client, server);
    pass(server, client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = new URL(connectionString);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  const freezeOpenOnes = () => {
    for (const pair of pairs) pair.isFrozen = true;
  };
  const cut = () => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
  };
  return {
    connectionString: address.href,
    freeze() {
      isFrozen = true;
      freezeOpenOnes();
    },
    freezeOpenOnes,
    drop() {
      isDropping = true;
      cut();
    },
    heal() {
      isFrozen = false;
      isDropping = false;
      delayMs = 0;
      for (const pair of pairs) {
        pair.isFrozen = false;
        for (const send of pair.held.splice(0)) send();
      }
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
