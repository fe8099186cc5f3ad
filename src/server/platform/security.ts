import type { FastifyInstance } from 'fastify';

/**
 * One policy for every page: scripts are files of our own, page data is a data
 * block, so nothing inline is allowed and cached pages share the policy. Style attributes carry swatch
 * colours and picture placeholders; style elements are not allowed.
 */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https:',
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const permissions = [
  // Quick order reads barcodes.
  'camera=(self)',
  'microphone=()',
  // To find the nearest pick-up point; the browser asks first.
  'geolocation=(self)',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
];

interface SecurityOptions {
  isTls: boolean;
  isDevelopment: boolean;
  /** Hosts besides the shop's own that pictures may come from. */
  pictureHosts?: readonly string[] | undefined;
}

/**
 * Headers of every answer; HSTS only where the shop itself is reached over TLS. In development Vite's styles are let in.
 * A picture on another host reveals visitors to it, so the operator names each allowed host.
 */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const hosts = (options.pictureHosts ?? []).map((host) => ` https://${host}`).join('');
  const ownPolicy = pagePolicy.replace("img-src 'self' data:", `$&${hosts}`);
  const policy = options.isDevelopment
    ? ownPolicy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        // Vite's client waits in a worker for a restarting server.
        .concat("; worker-src 'self' blob:")
    : ownPolicy + (options.isTls ? '; upgrade-insecure-requests' : '');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions.join(', '),
    ...(options.isTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Sets them before anything else may answer. */
export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
