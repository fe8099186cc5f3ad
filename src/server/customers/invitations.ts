import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  Customer,
  Invitation,
  InvitingCompany,
  invitationBody,
} from '../../domain/customers/contract.ts';
import { invitationMs, maxInvitations } from '../../domain/customers/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { join } from './companies.ts';
import {
  countInvitations,
  deleteInvitation,
  findInvitation,
  findInvitingCompany,
  listInvitationsOf,
  lockInvitingCustomer,
  putInvitation,
  type InvitationRow,
} from './invitation-queries.ts';
import { getPerson, hasMember } from './member-queries.ts';
import { sentRights, storedRights } from './members.ts';
import { getAdministration } from './membership.ts';
import { getCustomer } from './reading.ts';

export async function listInvitations(
  db: Db,
  visitor: Visitor,
  uuid: string,
  now: Date,
): Promise<Invitation[]> {
  const rows = await listInvitationsOf(db, signedIn(visitor).user.id, uuid, now);
  if (!rows) throw new ShopError('NOT_FOUND');
  return rows.map(invitationOf);
}

/** Invites somebody to a company, by mail. A person is alone. */
export async function invite(
  trx: Trx,
  visitor: Visitor,
  uuid: string,
  { email, role, ...rights }: z.output<typeof invitationBody>,
  now: Date,
): Promise<Invitation> {
  const { user } = signedIn(visitor);
  const customer = await getAdministration(trx, visitor, uuid);
  if (!customer.is_business) throw new ShopError('NOT_ALLOWED');
  const { customer_id } = customer;
  if (await hasMember(trx, customer_id, email)) throw new ShopError('ALREADY_MEMBER');
  if ((await countInvitations(trx, customer_id, email)) >= maxInvitations)
    throw new ShopError('TOO_MANY_INVITATIONS');
  const token = randomBytes(32).toString('base64url');
  const row = await putInvitation(trx, {
    customer_id,
    email,
    role,
    ...storedRights(rights),
    token_hash: hashOf(token),
    invited_by: user.id,
    created_at: now,
    expires_at: new Date(now.getTime() + invitationMs),
  });
  const inviter = await getPerson(trx, user.id);
  await sendMail(trx, {
    template: 'invitation',
    to: email,
    language: visitor.audience.language,
    shopId: visitor.audience.shopId,
    props: {
      inviter: `${inviter.first_name} ${inviter.last_name}`.trim(),
      company: customer.name,
      token,
      expiresAt: row.expires_at.toISOString(),
    },
    key: `invitation ${row.id}`,
  });
  return invitationOf(row);
}

export async function withdrawInvitation(
  trx: Trx,
  visitor: Visitor,
  { uuid, id }: { uuid: string; id: number },
): Promise<null> {
  const { customer_id } = await getAdministration(trx, visitor, uuid);
  if (!(await deleteInvitation(trx, customer_id, id))) throw new ShopError('NOT_FOUND');
  return null;
}

/**
 * The company that a mailed token invites to, told to whoever has it.
 * @throws ShopError TOKEN_INVALID
 */
export async function getInvitingCompany(db: Db, token: string, now: Date): Promise<InvitingCompany> {
  const found = await findInvitingCompany(db, hashOf(token), now);
  if (!found) throw new ShopError('TOKEN_INVALID');
  return found;
}

/**
 * Lets the visitor join the customer that a mailed token invites to, once.
 * @throws ShopError TOKEN_INVALID for one that is wrong, used, withdrawn or expired, INVITED_ANOTHER for that of others
 */
export async function acceptInvitation(
  trx: Trx,
  visitor: Visitor,
  token: string,
  now: Date,
): Promise<Customer> {
  const { user } = signedIn(visitor);
  const found = await findInvitation(trx, hashOf(token), now);
  if (!found) throw new ShopError('TOKEN_INVALID');
  const { email } = await getPerson(trx, user.id);
  if (email !== found.email) throw new ShopError('INVITED_ANOTHER');
  const customer = await lockInvitingCustomer(trx, found.customer_id);
  // Used or withdrawn while this one waited for the customer.
  if (!customer || !(await deleteInvitation(trx, customer.id, found.id)))
    throw new ShopError('TOKEN_INVALID');
  if (await hasMember(trx, customer.id, email)) return getCustomer(trx, visitor, customer.uuid, now);
  const { role, spending_limit_cents, orders_need_approval } = found;
  return join(trx, visitor, customer, { role, spending_limit_cents, orders_need_approval }, now);
}

/**
 * Whether a token was mailed to this address, in lower case: who has it can read what is sent there, so that a person who
 * registers by it has confirmed the address.
 */
export async function isInvited(
  db: Db | Trx,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<boolean> {
  return (await findInvitation(db, hashOf(token), now))?.email === email;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function invitationOf(row: InvitationRow): Invitation {
  const { id, email, created_at, expires_at } = row;
  return {
    id,
    email,
    ...sentRights(row),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
