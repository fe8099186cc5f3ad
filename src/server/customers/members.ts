import type { Member, MemberBody } from '../../domain/customers/contract.ts';
import { loosens } from '../../domain/customers/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { actForWhenIdle } from '../auth/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import {
  countOtherAdmins,
  deleteMember,
  findMember,
  listMembersOf,
  updateMember,
  type MemberRow,
} from './member-queries.ts';
import { getAdministration, getMembership } from './membership.ts';
import { findOnlyCustomerId } from './queries.ts';
import { announceTightened } from './tightened.ts';

interface OfMember {
  uuid: string;
  userUuid: string;
}

export async function listMembers(db: Db, visitor: Visitor, uuid: string): Promise<Member[]> {
  const { user } = signedIn(visitor);
  const rows = await listMembersOf(db, user.id, uuid);
  if (rows.length === 0) throw new ShopError('NOT_FOUND');
  return rows.map((row) => memberOf(row, user.id));
}

export async function changeMember(
  trx: Trx,
  visitor: Visitor,
  { uuid, userUuid }: OfMember,
  body: MemberBody,
): Promise<Member> {
  const { user } = signedIn(visitor);
  const { customer_id } = await getAdministration(trx, visitor, uuid);
  const row = await getMember(trx, customer_id, userUuid);
  if (row.user_id === user.id && loosens(memberOf(row, user.id), body)) throw new ShopError('NOT_ALLOWED');
  if (body.role !== 'CUSTOMER_ADMIN') await keepAnAdmin(trx, customer_id, row);
  const changed = { role: body.role, ...storedRights(body) };
  await updateMember(trx, customer_id, row.user_id, changed);
  if (loosens(body, memberOf(row, user.id)))
    await announceTightened(trx, { customer_id, user_id: row.user_id });
  return memberOf({ ...row, ...changed }, user.id);
}

/** An administrator removes anybody, and everybody may leave. */
export async function removeMember(trx: Trx, visitor: Visitor, { uuid, userUuid }: OfMember): Promise<null> {
  const { user } = signedIn(visitor);
  const { customer_id, role } = await getMembership(trx, visitor, uuid);
  if (role !== 'CUSTOMER_ADMIN' && userUuid.toLowerCase() !== user.uuid) throw new ShopError('NOT_ALLOWED');
  const row = await getMember(trx, customer_id, userUuid);
  await keepAnAdmin(trx, customer_id, row);
  await deleteMember(trx, customer_id, row.user_id);
  // Who has one customer left goes on as after signing in; who has several is asked (AU-03).
  const only = await findOnlyCustomerId(trx, row.user_id);
  if (only !== undefined) await actForWhenIdle(trx, row.user_id, only);
  return null;
}

async function getMember(trx: Trx, customerId: number, userUuid: string): Promise<MemberRow> {
  const row = await findMember(trx, customerId, userUuid);
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

async function keepAnAdmin(trx: Trx, customerId: number, { role, user_id }: MemberRow): Promise<void> {
  if (role === 'CUSTOMER_ADMIN' && (await countOtherAdmins(trx, customerId, user_id)) === 0)
    throw new ShopError('LAST_ADMIN');
}

/** Limits as they are stored. */
export function storedRights({ spending_limit, orders_need_approval }: Omit<MemberBody, 'role'>) {
  return {
    spending_limit_cents: spending_limit === null ? null : centsFromDecimal(spending_limit),
    orders_need_approval,
  };
}

/** The same as they travel. */
export function sentRights(row: Pick<MemberRow, 'role' | 'spending_limit_cents' | 'orders_need_approval'>) {
  const { role, spending_limit_cents, orders_need_approval } = row;
  const spending_limit = spending_limit_cents === null ? null : decimalFromCents(spending_limit_cents);
  return { role, spending_limit, orders_need_approval };
}

function memberOf(row: MemberRow, userId: number): Member {
  const { uuid, email, first_name, last_name, user_id } = row;
  return { uuid, email, first_name, last_name, ...sentRights(row), is_me: user_id === userId };
}
