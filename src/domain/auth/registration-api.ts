import { z } from 'zod';
import { contract } from '../contract.ts';
import { emailField } from '../email.ts';
import {
  askPasswordResetCall,
  registerCall,
  resendConfirmationCall,
  resetPasswordCall,
  verifyCustomerCall,
} from './calls.ts';
import { isSubscription, name, newPassword } from './fields.ts';

const tag = 'Account';

const sameForEveryAddress =
  'Answer and time are the same whether somebody has the address or not: what happened stands in the mail.';

export const register = contract(registerCall, {
  tag,
  summary: 'Register a person; a mailed link confirms the address',
  description: sameForEveryAddress,
  body: z.strictObject({
    email: emailField,
    password: newPassword,
    first_name: name,
    last_name: name,
    accepts: z
      .boolean()
      .refine((accepts) => accepts, 'must_agree')
      .describe('Terms and privacy notice are accepted'),
    is_email_subscription: isSubscription,
    invitation: z
      .string()
      .max(200, 'too_long')
      .optional()
      .describe(
        'Token of an invitation to a company. Mailed to the same address it confirms it, and the account is open at once.',
      ),
  }),
});

export const resendConfirmation = contract(resendConfirmationCall, {
  tag,
  summary: 'Mail the link that confirms an account once more; earlier links stop working',
  description: sameForEveryAddress,
  body: z.strictObject({ email: emailField }),
});

export const verifyCustomer = contract(verifyCustomerCall, {
  tag,
  summary: 'Confirm an account by the token mailed to its address',
  description:
    'The token works once. It is called by the page that the mail leads to, not by the link itself.',
  // Of any shape: a mangled link is answered as one that has expired.
  params: z.object({ uid: z.string().max(500), token: z.string().max(500) }),
  answer: z.object({ email: z.string() }),
  errors: ['TOKEN_INVALID'],
});

export const askPasswordReset = contract(askPasswordResetCall, {
  tag,
  summary: 'Mail a link that sets a new password, to an address that has an account',
  description: sameForEveryAddress,
  body: z.strictObject({ email: emailField }),
});

export const resetPassword = contract(resetPasswordCall, {
  tag,
  summary: 'Set a new password by a mailed token, which ends all sessions of the user',
  body: z.strictObject({
    uid: z.string().max(255, 'too_long'),
    token: z.string().max(255, 'too_long'),
    new_password: newPassword,
  }),
  errors: ['TOKEN_INVALID'],
});
