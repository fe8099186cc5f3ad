import { get } from '../call.ts';
import type { DeliveryMethod, PickupPointPage } from './contract.ts';

/** The ways this order can be delivered. */
export const deliveryMethodsCall = get<DeliveryMethod[], { uuid: string }>(
  '/api/v1/deliveries/methods/:uuid/',
);

/** Points that one call answers at most. */
export const maxPointsAtOnce = 100;

export interface PickupPointQuery {
  /** Number of the method. */
  method: number;
  /** Where the order is delivered; left out: the delivery country. */
  country_id?: number;
  /** Words of name, address or city. */
  search?: string;
  /** Those near this postal code first. */
  postal_code?: string;
  /** `59.437,24.7535`: those near this place first. */
  near?: string;
  page?: number;
  page_size?: number;
}
export const pickupPointsCall = get<PickupPointPage, PickupPointQuery>('/api/v1/deliveries/pickup-points/');
