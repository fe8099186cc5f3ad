import type { AddressType } from '../../../domain/customers/contract.ts';

/** Both kinds, in the order people care for them. */
export const addressTypes: readonly AddressType[] = ['DELIVERY', 'INVOICE'];
