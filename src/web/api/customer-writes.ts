import { mutationOptions } from '@tanstack/react-query';
import type { NoParams } from '../../domain/call.ts';
import * as calls from '../../domain/customers/calls.ts';
import type {
  Address,
  AddressBody,
  BusinessAccountBody,
  Customer,
  CustomerBody,
} from '../../domain/customers/contract.ts';
import type { Sending } from './client.ts';
import { addressesQuery, customersQuery, type Tools } from './customers.ts';
import { meQuery } from './me.ts';
import { removal } from './removal.ts';

export type OfCustomer = { uuid: string };

export const changeCustomerMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfCustomer, CustomerBody>) => api.send(calls.changeCustomerCall, sending),
    onSuccess: (changed) => putCustomer(queries, changed),
  });

export const addBusinessAccountMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<NoParams, BusinessAccountBody>) =>
      api.send(calls.addBusinessAccountCall, sending),
    onSuccess: (added) => putCustomer(queries, added),
  });

export const addAddressMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfCustomer, AddressBody>) => api.send(calls.addAddressCall, sending),
    onSuccess: (added) =>
      queries.setQueryData<Address[]>(addressesQuery(uuid).queryKey, (known) => known && [...known, added]),
  });

/** The address is gone from the list at once, and back in its place when the shop refuses. */
export const deleteAddressMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (addressId: number) =>
      api.send(calls.deleteAddressCall, { params: { uuid, addressId }, body: undefined, outlivesPage: true }),
    ...removal<Address>(queries, addressesQuery(uuid).queryKey, ({ id }) => id),
  });

/** A customer that changed or is new stands in the list as the shop answered it. */
export function putCustomer(queries: Tools['queries'], customer: Customer): void {
  // The header names them too.
  void queries.invalidateQueries({ queryKey: meQuery().queryKey });
  queries.setQueryData<Customer[]>(customersQuery().queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.some(({ uuid }) => uuid === customer.uuid);
    return isKnown ? known.map((one) => (one.uuid === customer.uuid ? customer : one)) : [...known, customer];
  });
}
