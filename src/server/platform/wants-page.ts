import type { FastifyRequest } from 'fastify';

/** Whether a browser asks, which shows people what it gets; programs do not ask for a page. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
