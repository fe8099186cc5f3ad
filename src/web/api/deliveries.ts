import { queryOptions } from '@tanstack/react-query';
import { deliveryMethodsCall } from '../../domain/delivery/calls.ts';
import type { DeliveryMethod } from '../../domain/delivery/contract.ts';
import { fresh } from './queries.ts';

/** The ways an order can be delivered, asked again when the order has changed: weight and sum decide their prices. */
export const deliveryMethodsQuery = (uuid: string, version: number) =>
  queryOptions<DeliveryMethod[], Error, DeliveryMethod[], readonly [string, { uuid: string }, number]>({
    queryKey: [deliveryMethodsCall.path, { uuid }, version],
    placeholderData: (former) => former,
    ...fresh.standard,
  });
