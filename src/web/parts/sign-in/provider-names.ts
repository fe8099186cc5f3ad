import type { SocialProvider } from '../../../domain/auth/contract.ts';

/** Names are the same in every language. */
export const providerName: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
