export const noticeErrors = {
  /** The link was changed on its way, or is of another shop. */
  NOTICE_LINK_INVALID: 404,
} as const;
