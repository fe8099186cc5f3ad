import { z } from 'zod';

/** The answer of every way to sign in. */
export const signedIn = z
  .object({
    key: z.string().describe('The token: `Authorization: Token <key>`'),
    expires_at: z.string().describe('ISO 8601'),
  })
  .meta({
    examples: [
      { key: 'Vh0v3yYQm2p8cWc0gT0aQm5l1r9w2x7kE4nD6bZsJfU', expires_at: '2026-12-22T09:00:00.000Z' },
    ],
  });
