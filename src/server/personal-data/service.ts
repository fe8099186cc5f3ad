import { randomBytes } from 'node:crypto';
import { exportArchivePath } from '../../domain/personal-data/calls.ts';
import type { PersonalDataExport } from '../../domain/personal-data/contract.ts';
import { exportLifeMs, exportWindowMs, maxExportsPerDay } from '../../domain/personal-data/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { findDataSubject, requireRecentLogin } from '../auth/service.ts';
import type { Db, Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { announce } from '../platform/outbox.ts';
import { signedIn } from '../platform/signed-in.ts';
import * as queries from './queries.ts';
import { rooms } from './rooms.ts';
import { exportTopicName } from './topic.ts';

export { deleteEndedExports } from './queries.ts';
export { exportTopic } from './topic.ts';

export async function listExports(db: Db, visitor: Visitor, now: Date): Promise<PersonalDataExport[]> {
  return (await queries.listExports(db, signedIn(visitor).user.id, now)).map(exportOf);
}

/**
 * Has an archive made; one that is being made already is answered instead of another.
 * @throws ShopError RECENT_LOGIN_NEEDED, TOO_MANY_EXPORTS
 */
export async function startExport(trx: Trx, visitor: Visitor, now: Date): Promise<PersonalDataExport> {
  const person = signedIn(visitor);
  await requireRecentLogin(trx, person, now);
  await queries.lockRequests(trx, person.user.id);
  const earlier = await queries.listExports(trx, person.user.id, now);
  const pending = earlier.find(({ status }) => status === 'pending');
  if (pending) return exportOf(pending);
  const today = earlier.filter(({ created_at }) => now.getTime() - created_at.getTime() < exportWindowMs);
  if (today.length >= maxExportsPerDay) throw new ShopError('TOO_MANY_EXPORTS');
  const made = await queries.insertExport(trx, {
    user_id: person.user.id,
    language: visitor.audience.language,
    link_key: randomBytes(32).toString('base64url'),
    archive: null,
    created_at: now,
    expires_at: new Date(now.getTime() + exportLifeMs),
  });
  await announce(trx, exportTopicName, { export: made.id }, { key: made.id });
  return exportOf(made);
}

/**
 * Erases a user: every room what it holds, in one transaction. A last mail says that it is done.
 * @throws ShopError RECENT_LOGIN_NEEDED, LAST_ADMIN
 */
export async function eraseUser(trx: Trx, visitor: Visitor, now: Date): Promise<void> {
  const person = signedIn(visitor);
  await requireRecentLogin(trx, person, now);
  const subject = await findDataSubject(trx, person.user.id);
  if (!subject) throw new ShopError('NOT_SIGNED_IN');
  for (const room of rooms) await room.erase(trx, subject, now);
  await queries.deleteExportsOf(trx, subject.id);
  await sendMail(trx, {
    template: 'account-erased',
    to: subject.email,
    language: subject.language,
    shopId: subject.shopId,
    props: { name: subject.name },
    key: `erased ${person.user.uuid}`,
  });
}

function exportOf({ id, status, link_key, created_at, expires_at }: queries.ExportRow): PersonalDataExport {
  return {
    id,
    status,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    url: status === 'ready' ? exportArchivePath.replace(':key', link_key) : null,
  };
}
