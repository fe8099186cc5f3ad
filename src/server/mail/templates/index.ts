import { confirmEmail } from './confirm-email.tsx';
import { loginCode } from './login-code.tsx';

/** Every mail of the shop, by its name. */
export const templates = {
  'confirm-email': confirmEmail,
  'login-code': loginCode,
};

export type Templates = typeof templates;
