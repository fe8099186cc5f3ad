import { companyDecision } from './company-decision.tsx';
import { confirmEmail } from './confirm-email.tsx';
import { loginCode } from './login-code.tsx';
import { invitation } from './invitation.tsx';

/** Every mail of the shop, by its name. */
export const templates = {
  'company-decision': companyDecision,
  'confirm-email': confirmEmail,
  'login-code': loginCode,
  invitation,
};

export type Templates = typeof templates;
