import { z } from 'zod';
import type { Db } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { jobTopic, type CheckedTopic } from '../platform/job-topics.ts';
import { announceAll } from '../platform/outbox.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import { acknowledgementKey, acknowledgementPdf, type LetterServices } from './letters.ts';
import { acknowledgeTopicName, deletePictureTopicName } from './names.ts';
import { deleteLoose } from './picture-queries.ts';
import { deleteUnsent, findWithdrawal, setAcknowledged } from './withdrawal-queries.ts';

/** What withdrawals and returns have to do after a commit. */
export function returnTopics(services: LetterServices & { clock: () => Date }): CheckedTopic[] {
  return [
    jobTopic({
      topic: acknowledgeTopicName,
      payload: z.object({ withdrawal: z.uuid() }),
      run: ({ payload }) => acknowledge(services, payload.withdrawal),
    }),
    jobTopic({
      topic: deletePictureTopicName,
      payload: z.object({ key: z.string() }),
      run: ({ payload }) => services.storage.delete(payload.key),
    }),
  ];
}

/** Renders the acknowledgement and has it sent; a second time it is the same file and the same mail. */
async function acknowledge(services: LetterServices & { clock: () => Date }, uuid: string): Promise<void> {
  const { db, clock } = services;
  const row = await findWithdrawal(db, uuid);
  const { acknowledgement, acknowledgement_sha256: sha256 } = row ?? {};
  if (!row || !acknowledgement || !sha256) return;
  await acknowledgementPdf(services, { ...row, acknowledgement });
  if (!row.is_mailed) return;
  await db.transaction().execute(async (trx) => {
    await sendMail(trx, {
      template: 'withdrawal-acknowledgement',
      to: row.email,
      language: row.language,
      shopId: row.shop_id as ShopId,
      key: `withdrawal ${uuid}`,
      props: { uuid, text: acknowledgement, sha256, storageKey: acknowledgementKey(uuid) },
    });
    await setAcknowledged(trx, uuid, clock());
  });
}

const dayMs = 86_400_000;

/** Forgets pictures that no return came to show within a day, and statements that were not sent within a week. */
export async function deleteUnusedReturns(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const keys = await deleteLoose(trx, new Date(now.getTime() - dayMs));
    await announceAll(
      trx,
      deletePictureTopicName,
      keys.map((key) => ({ key })),
      {},
    );
  });
  await deleteUnsent(db, new Date(now.getTime() - 7 * dayMs));
}
