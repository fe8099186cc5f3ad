import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { signedIn } from './session-schema.ts';
import { passwordLengths } from './rules.ts';

const tag = 'Social sign-in';

const provider = z.enum(['google', 'facebook']);
const key = z.string().regex(/^[\w-]{20,100}$/, 'invalid');
const oneTimeCode = z.string().trim().min(1, 'required').max(64, 'too_long');

const socialReturn = {
  state: key,
  browser_key: key.describe('Of the start; only the browser that started the login has it'),
};

const socialAnswer = {
  ...socialReturn,
  code: z.string().min(1, 'required').max(4096, 'too_long'),
  iss: z.string().max(500, 'too_long').optional().describe('As it stands in the address, where it does'),
};

const callback = z.strictObject({
  ...socialAnswer,
  password: z.string().min(1, 'required').max(passwordLengths.max, 'too_long').optional(),
  email_code: oneTimeCode.optional(),
  one_time_code: oneTimeCode.optional(),
});

const start = z.object({
  url: z.string().describe('Where the browser goes'),
  state: z.string().describe('Comes back in the address'),
  browser_key: z
    .string()
    .describe('For the browser to keep: whoever comes back must have it. Good for 15 minutes.'),
});

const description = [
  'The same call is made again with what it asks for: `password` or `email_code` after SOCIAL_ACCOUNT_EXISTS,',
  '`email_code` after SOCIAL_EMAIL_UNVERIFIED, `one_time_code` after SECOND_FACTOR_NEEDED. An account of the same address is',
  'linked after such a proof alone.',
].join(' ');

const login = {
  tag,
  description,
  body: callback,
  secrets: ['email_code', 'one_time_code'],
  answer: signedIn,
  errors: [
    'SOCIAL_LOGIN_FAILED',
    'SOCIAL_UNAVAILABLE',
    'SOCIAL_EMAIL_MISSING',
    'SOCIAL_EMAIL_UNVERIFIED',
    'SOCIAL_ACCOUNT_EXISTS',
    'WRONG_CREDENTIALS',
    'SECOND_FACTOR_NEEDED',
    'WRONG_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
} as const;

export const socialProviders = contract(calls.socialProvidersCall, {
  tag,
  summary: 'Services people may sign in with: those the shop has credentials of',
  answer: z.array(z.object({ provider })).meta({ examples: [[{ provider: 'google' }]] }),
});

export const startSocial = contract(calls.startSocialCall, {
  tag,
  summary: 'Begin to sign in with another service',
  body: z.strictObject({ provider }),
  answer: start,
  errors: ['NOT_FOUND', 'SOCIAL_UNAVAILABLE'],
});

export const googleLogin = contract(calls.googleLoginCall, {
  ...login,
  summary: 'Sign in with what Google sent the browser back with',
});

export const facebookLogin = contract(calls.facebookLoginCall, {
  ...login,
  summary: 'Sign in with what Facebook sent the browser back with',
});

export const mailSocialCode = contract(calls.mailSocialCodeCall, {
  tag,
  summary: 'Mail a code to the address that the service told',
  body: z.strictObject(socialReturn),
  errors: ['SOCIAL_LOGIN_FAILED', 'TOO_MANY_ATTEMPTS'],
});

export const socialAccounts = contract(calls.socialAccountsCall, {
  tag,
  summary: 'Accounts at other services that sign the user in',
  answer: z
    .array(
      z.object({
        provider,
        email: z.string().nullable().describe('As the service told it'),
        linked_at: z.string(),
        last_used_at: z.string(),
      }),
    )
    .meta({
      examples: [
        [
          {
            provider: 'google',
            email: 'mari@salong.ee',
            linked_at: '2026-11-01T09:00:00Z',
            last_used_at: '2026-11-23T07:30:00Z',
          },
        ],
      ],
    }),
  errors: ['NOT_SIGNED_IN'],
});

export const startLinkingSocial = contract(calls.startLinkingSocialCall, {
  tag,
  summary: 'Begin to link an account at another service',
  body: z.strictObject({ provider }),
  answer: start,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'RECENT_LOGIN_NEEDED', 'SOCIAL_UNAVAILABLE'],
});

export const linkSocial = contract(calls.linkSocialCall, {
  tag,
  summary: 'Link the account that the service sent the browser back with',
  description: 'By the user who started it, in place of another account at the same service.',
  body: z.strictObject({ ...socialAnswer, provider }),
  errors: ['NOT_SIGNED_IN', 'SOCIAL_LOGIN_FAILED', 'SOCIAL_UNAVAILABLE', 'SOCIAL_ACCOUNT_TAKEN'],
});

export const unlinkSocial = contract(calls.unlinkSocialCall, {
  tag,
  summary: 'Unlink an account at another service',
  description: 'Not the last way in: an account without a password and without passkeys keeps one.',
  params: z.object({ provider }),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'RECENT_LOGIN_NEEDED', 'LAST_WAY_IN'],
});
