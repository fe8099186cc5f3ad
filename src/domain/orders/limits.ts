/** Pieces of one product an order may hold. */
export const maxQuantity = 9_999;
/** Products an order may hold. */
export const maxLines = 500;
