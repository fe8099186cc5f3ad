import type { z } from 'zod';
import type { deliveryCountry, ShopSupport } from '../../domain/shops/contract.ts';
import { getCall } from './queries.ts';

export const deliveryCountriesQuery = () =>
  getCall<z.infer<typeof deliveryCountry>[]>('/api/v1/deliveries/countries/');
export const shopSupportQuery = () => getCall<ShopSupport>('/api/v1/shops/support/');
