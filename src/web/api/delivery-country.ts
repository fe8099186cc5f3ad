import { mutationOptions } from '@tanstack/react-query';
import { localeAndDeliveryCall } from '../../domain/customers/calls.ts';
import type { Api } from './client.ts';

interface DeliveryCountry {
  /** Of the customer. */
  uuid: string;
  countryId: number;
}

export function saveDeliveryCountry(api: Api, { uuid, countryId }: DeliveryCountry) {
  return api.send(localeAndDeliveryCall, { params: { uuid }, body: { delivery_country_id: countryId } });
}

/** The country a customer's goods are sent to from now on. */
export const localeAndDeliveryMutation = (api: Api) =>
  mutationOptions({ mutationFn: (country: DeliveryCountry) => saveDeliveryCountry(api, country) });
