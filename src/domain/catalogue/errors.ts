export const catalogueErrors = {
  PRODUCT_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  BRAND_NOT_FOUND: 404,
} as const;
