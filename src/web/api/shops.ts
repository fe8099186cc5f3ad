import { deliveryCountriesCall, supportCall } from '../../domain/shops/calls.ts';
import { getCall } from './queries.ts';

export const deliveryCountriesQuery = () => getCall(deliveryCountriesCall, {});
export const shopSupportQuery = () => getCall(supportCall, {});
