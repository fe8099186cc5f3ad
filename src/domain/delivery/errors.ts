export const deliveryErrors = {
  /** Not one of the ways this order can be delivered. */
  DELIVERY_METHOD_NOT_ALLOWED: 409,
  /** The method needs a pick-up point, or the one chosen is no longer served. */
  PICKUP_POINT_UNKNOWN: 409,
} as const;
