import { z } from 'zod';
import { contract } from '../contract.ts';
import { emailField } from '../email.ts';
import { languages } from '../locales.ts';
import {
  changeEmailCall,
  changePasswordCall,
  changeUserCall,
  confirmItIsMeCall,
  endOtherSessionsCall,
  endSessionCall,
  loginCall,
  logoutCall,
  sessionsCall,
  userCall,
  verifyEmailChangeCall,
} from './calls.ts';
import { code, isSubscription, name, newPassword, password } from './fields.ts';
import { signedIn } from './session-schema.ts';

const tag = 'Account';

export const login = contract(loginCall, {
  tag,
  summary: 'Sign in with e-mail and password',
  description:
    'The answer takes as long for an address nobody has. `code` is asked for by SECOND_FACTOR_NEEDED, after the right password.',
  body: z.strictObject({ email: emailField, password, code: code.optional() }),
  secrets: ['code'],
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

export const changeUser = contract(changeUserCall, {
  tag,
  summary: 'Change name, language or newsletter of the user',
  body: z
    .strictObject({
      first_name: name,
      last_name: name,
      language: z.enum(languages),
      is_email_subscription: isSubscription,
    })
    .partial(),
  answer: authUser,
});

export const changePassword = contract(changePasswordCall, {
  tag,
  summary: 'Set another password, which ends all other sessions',
  description:
    'With the old one; a user who has none yet leaves it out, and has signed in within the last minutes.',
  body: z.strictObject({ old_password: password.optional(), new_password: newPassword }),
  errors: ['WRONG_CREDENTIALS', 'RECENT_LOGIN_NEEDED', 'TOO_MANY_ATTEMPTS'],
});

export const confirmItIsMe = contract(confirmItIsMeCall, {
  tag,
  summary: 'Prove anew who sits there, before something that cannot be undone',
  description: 'Counts for ten minutes, for this session alone.',
  body: z.strictObject({ password, code: code.optional() }),
  secrets: ['code'],
  errors: ['WRONG_CREDENTIALS', 'SECOND_FACTOR_NEEDED', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
});

export const changeEmail = contract(changeEmailCall, {
  tag,
  summary: 'Ask for another e-mail address; a link sent there confirms it',
  description: 'With the password, or after a proof of identity within the last minutes.',
  body: z.strictObject({ email: emailField, password: password.optional() }),
  errors: ['WRONG_CREDENTIALS', 'RECENT_LOGIN_NEEDED', 'TOO_MANY_ATTEMPTS'],
});

export const verifyEmailChange = contract(verifyEmailChangeCall, {
  tag,
  summary: 'Confirm the new address by the token mailed to it',
  description:
    'The token works once. It is called by the page that the mail leads to, not by the link itself.',
  params: z.object({ token: z.string().max(500) }),
  answer: z.object({ email: z.string() }),
  errors: ['TOKEN_INVALID'],
});

const sessionItem = z.object({
  id: z.number().int(),
  device: z.string().describe('For example “Chrome, Windows”; empty: not known'),
  created_at: z.string(),
  last_used_at: z.string().describe('Some minutes late'),
  expires_at: z.string(),
  is_current: z.boolean(),
});

export const sessions = contract(sessionsCall, {
  tag,
  summary: 'Devices that are signed in, the last used first',
  answer: z.array(sessionItem),
});

export const endOtherSessions = contract(endOtherSessionsCall, {
  tag,
  summary: 'End all sessions of the user but this one',
});

export const endSession = contract(endSessionCall, {
  tag,
  summary: 'End a session of the user',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  errors: ['NOT_FOUND'],
});
