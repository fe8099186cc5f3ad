import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';

const tag = 'One-time codes';

const recoveryCodes = z.object({
  recovery_codes: z
    .array(z.string())
    .describe('Each signs in once in place of a code of the app. They are shown this once.'),
});

export const startTotp = contract(calls.startTotpCall, {
  tag,
  summary: 'Begin to use codes of an app',
  description: 'The secret counts once a code was confirmed; asked again before that, there is a new one.',
  answer: z.object({
    secret: z.string().describe('Base32, for typing'),
    uri: z.string().describe('`otpauth:` address, for an app on this device'),
    qr_svg: z.string().describe('The same, for a camera'),
  }),
  errors: ['RECENT_LOGIN_NEEDED', 'TOTP_ALREADY_ON'],
});

export const confirmTotp = contract(calls.confirmTotpCall, {
  tag,
  summary: 'Turn codes of an app on with the first of them',
  description: 'The session has then shown a second factor.',
  body: z.strictObject({ code: z.string().trim().min(1, 'required').max(64, 'too_long') }),
  secrets: ['code'],
  answer: recoveryCodes,
  errors: ['TOTP_NOT_STARTED', 'TOTP_ALREADY_ON', 'WRONG_CODE'],
});

export const newRecoveryCodes = contract(calls.newRecoveryCodesCall, {
  tag,
  summary: 'Make new recovery codes; the former ones are void',
  answer: recoveryCodes,
  errors: ['RECENT_LOGIN_NEEDED', 'TOTP_NOT_STARTED'],
});

export const removeTotp = contract(calls.removeTotpCall, {
  tag,
  summary: 'Turn codes of an app off',
  errors: ['RECENT_LOGIN_NEEDED', 'LAST_SECOND_FACTOR'],
});
