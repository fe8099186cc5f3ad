import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';

/** Somebody with an account at the service. */
export interface ServiceAccount {
  id: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export const client = { id: 'ilumaja', secret: 'a secret that the service and the shop share' };

export interface OpenidProvider {
  /** Origin, which is the issuer as well. */
  url: string;
  /** Who sits at the browser from now on. */
  signInAs(account: ServiceAccount): void;
  /** Follows an address through the service as a browser would; answers where it came back to. */
  visit(address: string): Promise<URL>;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider on loopback, which signs in and consents at once. It answers at the paths of Facebook and its Graph
 * as well: `/dialog/oauth`, `/oauth/access_token`, `/me`.
 */
export async function startOpenidProvider(redirectUris: string[]): Promise<OpenidProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ServiceAccount>();
  let current: ServiceAccount | undefined;

  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'profile', 'email', 'public_profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // As Google does: what is told of a person stands in the signed token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    routes: { authorization: '/dialog/oauth', token: '/oauth/access_token', userinfo: '/userinfo' },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of the tests'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount(_context, id) {
      const { id: sub, ...claims } = accounts.get(id)!;
      return { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
  });

  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/'))
      await consent(provider, context as KoaContextWithOIDC, current!);
    else if (context.path === '/me') await tellWhoItIs(provider, context as KoaContextWithOIDC, accounts);
    else await next();
  });
  server.on('request', provider.callback());

  return {
    url,
    signInAs(account) {
      current = account;
      accounts.set(account.id, account);
    },
    async visit(address) {
      const cookies = new Map<string, string>();
      let at = new URL(address);
      while (at.origin === url) {
        const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
        const answer = await fetch(at, { redirect: 'manual', headers });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
          cookies.set(name!, value!);
        }
        const location = answer.headers.get('location');
        if (location === null)
          throw new Error(`${at.pathname} answers ${answer.status}: ${await answer.text()}`);
        at = new URL(location, at);
      }
      return at;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function consent(
  provider: Provider,
  { req, res }: KoaContextWithOIDC,
  account: ServiceAccount,
): Promise<void> {
  const { params } = await provider.interactionDetails(req, res);
  const grant = new provider.Grant({ accountId: account.id, clientId: client.id });
  grant.addOIDCScope(String(params['scope']));
  await provider.interactionFinished(req, res, {
    login: { accountId: account.id },
    consent: { grantId: await grant.save() },
  });
}

/** The question to the Graph, which asks for a proof that the caller has the secret of the app. */
async function tellWhoItIs(
  provider: Provider,
  context: KoaContextWithOIDC,
  accounts: ReadonlyMap<string, ServiceAccount>,
): Promise<void> {
  const value = /^Bearer (.+)$/i.exec(context.get('authorization'))?.[1] ?? '';
  const token = await provider.AccessToken.find(value);
  const proof = createHmac('sha256', client.secret).update(value).digest('hex');
  const account = token && accounts.get(token.accountId);
  if (!account || context.query['appsecret_proof'] !== proof) {
    context.status = 400;
    context.body = { error: { message: 'Invalid appsecret_proof', type: 'GraphMethodException', code: 100 } };
    return;
  }
  const { id, email, given_name, family_name } = account;
  context.body = { id, email, first_name: given_name, last_name: family_name };
}
