import type { z } from 'zod';
import { maxAddresses } from '../../domain/customers/rules.ts';
import type { Address, addressBody } from '../../domain/customers/contract.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { deleteAddressRow, insertAddress, listAddressesOf } from './address-queries.ts';
import { signedIn } from '../platform/signed-in.ts';
import { getAdministration } from './membership.ts';

export async function listAddresses(db: Db, visitor: Visitor, uuid: string): Promise<Address[]> {
  const rows = await listAddressesOf(db, signedIn(visitor).user.id, uuid);
  if (!rows) throw new ShopError('NOT_FOUND');
  return rows;
}

export async function addAddress(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  body: z.output<typeof addressBody>,
): Promise<Address> {
  const { customer_id } = await getAdministration(trx, visitor, uuid);
  const added = await insertAddress(trx, { customer_id, ...body }, maxAddresses);
  if (!added) throw new FieldError({ type: ['too_many_values'] });
  return added;
}

export async function deleteAddress(
  trx: Trx,
  visitor: Visitor,
  { uuid, addressId }: { uuid: string; addressId: number },
): Promise<null> {
  const { customer_id } = await getAdministration(trx, visitor, uuid);
  if (!(await deleteAddressRow(trx, customer_id, addressId))) throw new ShopError('NOT_FOUND');
  return null;
}
