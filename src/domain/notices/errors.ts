export const noticeErrors = {
  /** The link was changed on its way, or is of another shop. */
  NOTICE_LINK_INVALID: 404,
  /** Whoever asks to be told can buy it now. */
  ALREADY_IN_STOCK: 409,
  /** The address waits for as many products as it may. */
  TOO_MANY_WAITING: 409,
} as const;
