import { confirmEmail } from './confirm-email.tsx';
import { loginCode } from './login-code.tsx';
import { invitation } from './invitation.tsx';

/** Every mail of the shop, by its name. */
export const templates = {
  'confirm-email': confirmEmail,
  'login-code': loginCode,
  invitation,
};

export type Templates = typeof templates;
