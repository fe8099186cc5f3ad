import { createHmac } from 'node:crypto';
import * as oauth from 'openid-client';
import { z } from 'zod';
import type { SocialProvider } from '../../domain/auth/contract.ts';
import type { Config } from '../platform/config.ts';
import { allowedFetch } from '../platform/allowed-fetch.ts';
import type { SocialProfile } from './factor-tables.ts';

/** What is sent to the service and checked in the callback. */
export interface SocialRequest {
  redirect_uri: string;
  state: string;
  nonce: string;
  code_verifier: string;
}

/** Another service that signs people in. */
export interface SocialService {
  /** Where the browser goes. */
  authorizationUrl(request: SocialRequest): Promise<string>;
  /**
   * Exchanges the code and asks who it is; a code is good for one exchange.
   * @throws when state, nonce, PKCE, issuer, audience, signature or time are not as they must be
   */
  profile(
    request: SocialRequest,
    returned: { code: string; iss?: string | undefined },
  ): Promise<SocialProfile>;
}

type SocialSettings = Pick<
  Config,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER'
  | 'FACEBOOK_CLIENT_ID'
  | 'FACEBOOK_CLIENT_SECRET'
  | 'FACEBOOK_DIALOG_URL'
  | 'FACEBOOK_GRAPH_URL'
>;

/** The services that have credentials, in the order of their buttons. */
export function socialServices(settings: SocialSettings): ReadonlyMap<SocialProvider, SocialService> {
  const services = new Map<SocialProvider, SocialService>();
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = settings;
  if (GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined) {
    services.set('google', google(settings.GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET));
  }
  if (FACEBOOK_CLIENT_ID !== undefined && FACEBOOK_CLIENT_SECRET !== undefined) {
    services.set('facebook', facebook(settings, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET));
  }
  return services;
}

/** Google answers its calls at more hosts than it names itself by. */
const googleIssuer = 'https://accounts.google.com';
const googleOrigins = [
  googleIssuer,
  'https://oauth2.googleapis.com',
  'https://openidconnect.googleapis.com',
  'https://www.googleapis.com',
];
/** How long what a service says of itself is used before it is asked anew, in ms. */
const discoveryMs = 86_400_000;

/** OpenID Connect: who it is stands in a signed token. */
function google(issuer: string, clientId: string, clientSecret: string): SocialService {
  const fetchAllowed = allowedFetch(issuer === googleIssuer ? googleOrigins : [new URL(issuer).origin]);
  let discovered: { config: Promise<oauth.Configuration>; atMs: number } | null = null;

  const configuration = (): Promise<oauth.Configuration> => {
    const nowMs = performance.now();
    if (discovered && nowMs - discovered.atMs < discoveryMs) return discovered.config;
    const config = oauth.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [oauth.customFetch]: fetchAllowed as oauth.CustomFetch,
      // The signature is checked although the token comes over TLS from the service itself.
      execute: [
        oauth.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [oauth.allowInsecureRequests] : []),
      ],
    });
    discovered = { config, atMs: nowMs };
    // One that failed is tried again with the next visitor.
    config.catch(() => (discovered = null));
    return config;
  };

  return {
    async authorizationUrl(request) {
      const config = await configuration();
      return oauth.buildAuthorizationUrl(config, {
        ...(await parameters(request)),
        scope: 'openid profile email',
        nonce: request.nonce,
      }).href;
    },
    async profile(request, returned) {
      const config = await configuration();
      const tokens = await oauth.authorizationCodeGrant(config, returnAddress(request, returned), {
        expectedState: request.state,
        expectedNonce: request.nonce,
        pkceCodeVerifier: request.code_verifier,
      });
      const claims = googleClaims.parse(tokens.claims());
      return {
        subject: claims.sub,
        email: claims.email ?? null,
        is_email_verified: claims.email_verified === true,
        first_name: claims.given_name ?? '',
        last_name: claims.family_name ?? '',
      };
    },
  };
}

const googleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/**
 * OAuth 2 and a question to the Graph. Facebook's own OpenID Connect adds nothing for a server that holds a secret: the
 * answer comes over TLS from Facebook either way. Nothing there says that an address was verified, so none counts as verified.
 */
function facebook(settings: SocialSettings, clientId: string, clientSecret: string): SocialService {
  const dialog = settings.FACEBOOK_DIALOG_URL;
  const graph = settings.FACEBOOK_GRAPH_URL;
  const config = new oauth.Configuration(
    {
      issuer: new URL(dialog).origin,
      authorization_endpoint: dialog,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  config[oauth.customFetch] = allowedFetch([new URL(graph).origin]) as oauth.CustomFetch;
  if (graph.startsWith('http:')) oauth.allowInsecureRequests(config);

  return {
    async authorizationUrl(request) {
      return oauth.buildAuthorizationUrl(config, {
        ...(await parameters(request)),
        scope: 'public_profile email',
      }).href;
    },
    async profile(request, returned) {
      const tokens = await oauth.authorizationCodeGrant(
        config,
        returnAddress(request, { code: returned.code }),
        {
          expectedState: request.state,
          pkceCodeVerifier: request.code_verifier,
        },
      );
      const proof = createHmac('sha256', clientSecret).update(tokens.access_token).digest('hex');
      const query = new URLSearchParams({ fields: 'id,first_name,last_name,email', appsecret_proof: proof });
      const answer = await oauth.fetchProtectedResource(
        config,
        tokens.access_token,
        new URL(`${graph}/me?${query}`),
        'GET',
      );
      if (!answer.ok) throw new Error(`Facebook answers ${answer.status}`);
      const person = facebookPerson.parse(await answer.json());
      return {
        subject: person.id,
        email: person.email ?? null,
        is_email_verified: false,
        first_name: person.first_name ?? '',
        last_name: person.last_name ?? '',
      };
    },
  };
}

const facebookPerson = z.object({
  id: z.string().min(1).max(255),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

async function parameters({
  redirect_uri,
  state,
  code_verifier,
}: SocialRequest): Promise<Record<string, string>> {
  return {
    redirect_uri,
    state,
    response_type: 'code',
    code_challenge: await oauth.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
  };
}

/** The address that the browser came back to. */
function returnAddress(
  { redirect_uri, state }: SocialRequest,
  returned: { code: string; iss?: string | undefined },
): URL {
  const url = new URL(redirect_uri);
  url.searchParams.set('code', returned.code);
  url.searchParams.set('state', state);
  if (returned.iss !== undefined) url.searchParams.set('iss', returned.iss);
  return url;
}
