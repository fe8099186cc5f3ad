import type { FastifyRequest } from 'fastify';
import type { Audience } from '../../domain/shops/audience.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the answer is for; set before any handler runs. */
    audience: Audience;
    /** What the answer shows, for the caches that keep it; handlers add to it. */
    cacheTags: Set<string>;
  }
  interface FastifyContextConfig {
    /** The answer to an anonymous GET may be kept; its lifetime in ms. It must depend on the audience, path and query alone. */
    cacheMs?: number;
    /** Calls an address may make to this route in a minute, never more than RATE_LIMIT_PER_MINUTE; for calls that cost more than most. */
    callsPerMinute?: number;
  }
}

/** Adds tags to what the answer of this request shows. */
export function tagAnswer(request: FastifyRequest, ...tags: string[]): void {
  for (const tag of tags) request.cacheTags.add(tag);
}
