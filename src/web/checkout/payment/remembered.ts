import type { PaymentMethod } from '../../../domain/payments/contract.ts';
import { onDevice } from '../remembered.ts';

/** How the last order on this device was paid. */
export interface Paid {
  method: PaymentMethod;
  option: string | null;
}

export const { useRemembered: useRememberedPayment, remember: rememberPayment } = onDevice<Paid>(
  'last-payment',
  ({ method, option }) =>
    typeof method === 'string' ? { method, option: typeof option === 'string' ? option : null } : null,
);
