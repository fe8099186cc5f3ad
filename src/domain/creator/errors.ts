export const creatorErrors = {
  SCHEME_NOT_FOUND: 404,
} as const;
