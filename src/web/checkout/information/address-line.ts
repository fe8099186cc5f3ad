import type { OrderAddress } from '../../../domain/orders/contract.ts';

/** `Pikk 1, 10123 Tallinn` */
export function addressLine({
  street,
  postal_code,
  city,
}: Omit<OrderAddress, 'name' | 'country_id'>): string {
  return [street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
}
