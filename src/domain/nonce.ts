/**
 * The salt of the nonce header (RQ-01). It is public by nature, since the browser has it: the nonce keeps
 * compatibility with existing clients and tells stale requests from fresh ones; it guards nothing.
 */
export const nonceSalt = 'ilumaja-nonce-1';

/** A nonce whose timestamp is further than this from the server's clock is stale. */
export const nonceToleranceMs = 5 * 60 * 1000;
