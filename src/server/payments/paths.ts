/** Where providers tell of payments and send buyers back to; outside of the API, whose headers providers do not send. */
export const everypayCallbackPath = '/payments/everypay/callback';
export const estoCallbackPath = '/payments/esto/callback';

export function everypayReturnPath(uuid: string): string {
  return `/payments/everypay/return/${uuid}`;
}

export function estoReturnPath(uuid: string): string {
  return `/payments/esto/return/${uuid}`;
}

export function estoCancelPath(uuid: string): string {
  return `/payments/esto/cancel/${uuid}`;
}

/** Pages of the shop that tell how it went. */
export function resultPage(order: string, result: 'success' | 'failed' | 'payment-status'): string {
  return `/order/${order}/${result}`;
}
