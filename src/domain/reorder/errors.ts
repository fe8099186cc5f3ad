export const reorderErrors = {
  /** The cart has something in it: replace it, or add to it? Travels as `code` 4006. */
  REORDER_CHOICE_NEEDED: 406,
  /** Nothing of what was asked for can be bought now; `lines` says why. */
  REORDER_NOTHING_LEFT: 409,
  /** No cart of before is there any more. */
  CART_NOT_RESTORABLE: 409,
} as const;
