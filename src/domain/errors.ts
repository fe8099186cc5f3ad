import { authErrors } from './auth/errors.ts';
import { factorErrors } from './auth/factor-errors.ts';
import { catalogueErrors } from './catalogue/errors.ts';
import { creatorErrors } from './creator/errors.ts';
import { customerErrors } from './customers/errors.ts';
import { deliveryErrors } from './delivery/errors.ts';
import { eventErrors } from './events/errors.ts';
import { favouriteErrors } from './favourites/errors.ts';
import { invoiceErrors } from './invoices/errors.ts';
import { noticeErrors } from './notices/errors.ts';
import { loyaltyErrors } from './loyalty/errors.ts';
import { orderErrors } from './orders/errors.ts';
import { paymentErrors } from './payments/errors.ts';
import { returnErrors } from './returns/errors.ts';
import { personalDataErrors } from './personal-data/errors.ts';
import { reorderErrors } from './reorder/errors.ts';
import { reviewErrors } from './reviews/errors.ts';
import { savedListErrors } from './saved-lists/errors.ts';

/**
 * Refusals every domain shares: code and HTTP status. The code travels as `code`, and as the
 * translation key of `message` (ER-01).
 */
const commonErrors = {
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  MALFORMED_JSON: 400,
  MALFORMED_REQUEST: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BODY_TOO_LARGE: 413,
  URL_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  REQUEST_TOO_SLOW: 408,
  NONCE_REJECTED: 400,
  RATE_LIMITED: 429,
  NOT_ALLOWED: 403,
  NOT_SIGNED_IN: 401,
  STALE: 409,
  /** The first of two equal requests with the same `Idempotency-Key` has not finished. */
  REQUEST_IN_PROGRESS: 409,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export const shopErrors = {
  ...commonErrors,
  ...authErrors,
  ...factorErrors,
  ...catalogueErrors,
  ...creatorErrors,
  ...customerErrors,
  ...deliveryErrors,
  ...eventErrors,
  ...favouriteErrors,
  ...invoiceErrors,
  ...noticeErrors,
  ...loyaltyErrors,
  ...orderErrors,
  ...paymentErrors,
  ...personalDataErrors,
  ...reorderErrors,
  ...reviewErrors,
  ...savedListErrors,
  ...returnErrors,
} as const;
export type ShopErrorCode = keyof typeof shopErrors;

/** Refusals that other programs know by a number: it travels as `code`, and the key of `message` names the refusal. */
const numbers: Partial<Record<ShopErrorCode, number>> = { REORDER_CHOICE_NEEDED: 4006 };

/** What travels as `code`. */
export function codeOf(code: ShopErrorCode): string | number {
  return numbers[code] ?? code;
}

/** Translation key of a refusal: the `message` of its answer (ER-01). */
export function refusalKey(code: ShopErrorCode): string {
  return `refusals.codes.${code}`;
}

/** A refusal by a rule of the shop; the error handler turns it into `{code, message}` with its status. */
export class ShopError extends Error {
  readonly code: ShopErrorCode;
  readonly status: number;
  /** When another attempt may be made; left out: the usual time. */
  readonly retryAfterSeconds: number | undefined;
  /** Travels beside code and message: what the other side needs to go on, such as the order as it is now. */
  readonly more: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ShopErrorCode,
    detail?: string,
    { retryAfterSeconds, more }: { retryAfterSeconds?: number; more?: Record<string, unknown> } = {},
  ) {
    super(detail ?? code);
    this.name = 'ShopError';
    this.retryAfterSeconds = retryAfterSeconds;
    this.more = more;
    this.code = code;
    this.status = shopErrors[code];
  }
}

/** Whether something failed because the shop is too busy or its database away, and may work in a moment. */
export function isOutage(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'UNAVAILABLE';
}

/** Field errors: nested object of field to list of labels, without a code (ER-01). */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors;
}

/** What was sent does not fit; answered with the fields named. `status` is 400, or 422 for a request refused as a whole. */
export class FieldError extends Error {
  readonly fields: FieldErrors;
  readonly status: 400 | 422;

  constructor(fields: FieldErrors, status: 400 | 422 = 400) {
    super('FIELDS');
    this.name = 'FieldError';
    this.fields = fields;
    this.status = status;
  }
}
