export const personalDataErrors = {
  TOO_MANY_EXPORTS: 429,
  /** Never made, of somebody else, or its link has ended. */
  EXPORT_NOT_FOUND: 404,
} as const;
