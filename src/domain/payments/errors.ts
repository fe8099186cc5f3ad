export const paymentErrors = {
  /** Not offered for this order: country, sum, customer or credit limit. */
  PAYMENT_METHOD_NOT_ALLOWED: 409,
  /** The order is being paid already by another attempt. */
  PAYMENT_IN_PROGRESS: 409,
  /** The provider is away or answered nonsense; nothing was charged. */
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  /** More than what is left of what was paid. */
  REFUND_TOO_MUCH: 409,
  NOTHING_TO_REFUND: 409,
  /** It was paid at once, or what was owed has come already. */
  NOTHING_OWED: 409,
  /** Somebody has closed it already. */
  REFUND_TASK_CLOSED: 409,
} as const;
