import { createServer, type IncomingMessage } from 'node:http';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a forged token says otherwise than the real one. */
export interface Forgery {
  claims?: Record<string, unknown>;
  /** Signed by a key that the provider does not publish. */
  hasStrangeKey?: boolean;
  /** Not signed at all. */
  isUnsigned?: boolean;
}

/**
 * Stands in front of a real provider and hands out ID tokens of its own making, signed by its own key: everything about
 * them but the forgery is as it must be.
 */
export async function startForger(provider: { url: string }) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let forgery: Forgery = {};
  const server = createServer((request, response) => {
    void answer(request).then((body) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage): Promise<unknown> {
    if (request.url === '/jwks') {
      return {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'forger', use: 'sig', alg: 'RS256' }],
      };
    }
    if (request.url === '/.well-known/openid-configuration') {
      const real = await (await fetch(`${provider.url}${request.url}`)).json();
      return { ...(real as object), issuer: url, token_endpoint: `${url}/token`, jwks_uri: `${url}/jwks` };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const headers = { 'content-type': request.headers['content-type']! };
    const tokens = (await (
      await fetch(`${provider.url}/oauth/access_token`, { method: 'POST', headers, body })
    ).json()) as { id_token: string };
    return { ...tokens, id_token: forged(tokens.id_token) };
  }

  function forged(real: string): string {
    const claims: object = JSON.parse(Buffer.from(real.split('.')[1]!, 'base64url').toString());
    const header = forgery.isUnsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'forger' };
    const text = [header, { ...claims, iss: url, ...forgery.claims }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    if (forgery.isUnsigned) return `${text}.`;
    const { privateKey } = forgery.hasStrangeKey ? stranger : keys;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  }

  return {
    url,
    forge(wanted: Forgery) {
      forgery = wanted;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
