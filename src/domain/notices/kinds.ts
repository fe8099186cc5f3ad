/** Mails that nobody gets without having asked for them, each with a consent of its own. */
export const noticeKinds = [
  'newsletter',
  'back_in_stock',
  'price_drop',
  'abandoned_cart',
  'review_invitation',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The day from which the questions have their present words; a consent counts for the words it was given to. */
export const noticeTextVersion = '2026-11-23';

/** Where somebody said yes or no. */
export const noticeSources = [
  'account',
  'registration',
  'newsletter_form',
  'checkout',
  'product_page',
  'preferences_page',
  'unsubscribe_page',
  /** The button of a mail program (RFC 8058). */
  'mail_program',
  'email_change',
  /** Subscribers from before each consent was recorded. */
  'former_list',
] as const;
export type NoticeSource = (typeof noticeSources)[number];
