import { confirmEmail } from './confirm-email.tsx';

/** Every mail of the shop, by its name. */
export const templates = {
  'confirm-email': confirmEmail,
};

export type Templates = typeof templates;
