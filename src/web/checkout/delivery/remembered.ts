import { onDevice } from '../remembered.ts';

/** How the last order was delivered, for the next one: a method and a point, nothing of a person. */
export interface Remembered {
  method: number;
  pickup_point: string | null;
}

export const { useRemembered: useRememberedDelivery, remember: rememberDelivery } = onDevice<Remembered>(
  'last-delivery',
  ({ method, pickup_point: point }) =>
    Number.isSafeInteger(method)
      ? { method: method!, pickup_point: typeof point === 'string' ? point : null }
      : null,
);
