import { approvalDecision } from './approval-decision.tsx';
import { companyDecision } from './company-decision.tsx';
import { addressTaken } from './address-taken.tsx';
import { abandonedCart } from './abandoned-cart.tsx';
import { backInStock } from './back-in-stock.tsx';
import { priceDrop } from './price-drop.tsx';
import { confirmNotice } from './confirm-notice.tsx';
import { confirmNewEmail } from './confirm-new-email.tsx';
import { emailChanged } from './email-changed.tsx';
import { passwordChanged } from './password-changed.tsx';
import { signInChanged } from './sign-in-changed.tsx';
import { resetPassword } from './reset-password.tsx';
import { accountErased } from './account-erased.tsx';
import { confirmEmail } from './confirm-email.tsx';
import { dataExport } from './data-export.tsx';
import { loginCode } from './login-code.tsx';
import { eventTicket } from './event-ticket.tsx';
import { eventUpdate } from './event-update.tsx';
import { eventWaitlist } from './event-waitlist.tsx';
import { invitation } from './invitation.tsx';
import { orderConfirmation } from './order-confirmation.tsx';
import { orderUpdate } from './order-update.tsx';
import { reportDecided } from './report-decided.tsx';
import { reviewDenied } from './review-denied.tsx';
import { reviewInvitation } from './review-invitation.tsx';
import { returnUpdate } from './return-update.tsx';
import { withdrawalAcknowledgement } from './withdrawal-acknowledgement.tsx';

/** Every mail of the shop, by its name. */
export const templates = {
  'approval-decision': approvalDecision,
  'company-decision': companyDecision,
  'address-taken': addressTaken,
  'confirm-email': confirmEmail,
  'login-code': loginCode,
  invitation,
  'confirm-new-email': confirmNewEmail,
  'confirm-notice': confirmNotice,
  'back-in-stock': backInStock,
  'price-drop': priceDrop,
  'abandoned-cart': abandonedCart,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'reset-password': resetPassword,
  'sign-in-changed': signInChanged,
  'data-export': dataExport,
  'account-erased': accountErased,
  'event-ticket': eventTicket,
  'event-update': eventUpdate,
  'event-waitlist': eventWaitlist,
  'order-confirmation': orderConfirmation,
  'order-update': orderUpdate,
  'review-denied': reviewDenied,
  'review-invitation': reviewInvitation,
  'report-decided': reportDecided,
  'return-update': returnUpdate,
  'withdrawal-acknowledgement': withdrawalAcknowledgement,
};

export type Templates = typeof templates;
