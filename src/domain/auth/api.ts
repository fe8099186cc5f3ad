import { z } from 'zod';
import { contract } from '../contract.ts';
import { emailField } from '../email.ts';
import { languages } from '../locales.ts';
import { loginCall, logoutCall, userCall } from './calls.ts';
import { passwordLengths } from './rules.ts';
import { signedIn } from './session-schema.ts';

const tag = 'Account';

/** A password that was set before, whatever the rules for new ones are. */
const password = z.string().min(1, 'required').max(passwordLengths.max, 'too_long');
/** Of an app or a list of recovery codes. */
const code = z.string().trim().min(1, 'required').max(64, 'too_long');

export const login = contract(loginCall, {
  tag,
  summary: 'Sign in with e-mail and password',
  description:
    'The answer takes as long for an address nobody has. `code` is asked for by SECOND_FACTOR_NEEDED, after the right password.',
  body: z.strictObject({ email: emailField, password, code: code.optional() }),
  answer: signedIn,
  errors: [
    'WRONG_CREDENTIALS',
    'EMAIL_NOT_CONFIRMED',
    'SECOND_FACTOR_NEEDED',
    'WRONG_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const logout = contract(logoutCall, { tag, summary: 'End the session of the token' });

const authUser = z.object({
  uuid: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: z.enum(languages),
  is_email_subscription: z.boolean(),
  permissions: z.array(z.string()).describe('Of all roles of the user'),
  permission_groups: z
    .array(z.string())
    .describe('The role at the active customer, and those of the staff: groups follow the active customer'),
  active_role_permissions: z.array(z.string()).describe('Of the roles in `permission_groups` alone'),
  active_company: z.object({ customer: z.object({ uuid: z.string() }) }).nullable(),
  show_intro: z.boolean(),
  has_password: z.boolean(),
  has_totp: z.boolean(),
  needs_second_factor: z.boolean(),
});

export const user = contract(userCall, { tag, summary: 'The user of the token', answer: authUser });
