import { z } from 'zod';
import { findDataSubject } from '../auth/service.ts';
import type { Db } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import { withTransaction } from '../platform/db.ts';
import { jobTopic, type CheckedTopic } from '../platform/job-topics.ts';
import { makeArchive } from './archive.ts';
import { findWaitingExport, settleExport } from './queries.ts';

export const exportTopicName = 'personal-data.export';
const maxAttempts = 5;

/** Makes archives that were asked for, outside of any transaction: reading and rendering take a while. */
export function exportTopic({ db, clock }: { db: Db; clock: () => Date }): CheckedTopic {
  return jobTopic({
    topic: exportTopicName,
    payload: z.object({ export: z.uuid() }),
    key: 'once',
    maxAttempts,
    retryDelaySeconds: 5,
    concurrency: 1,
    expireInSeconds: 120,
    async run({ payload: { export: id }, attempt }) {
      const waiting = await findWaitingExport(db, id);
      const subject = waiting && (await findDataSubject(db, waiting.userId));
      if (!subject) return;
      let archive: Buffer;
      try {
        archive = await makeArchive(db, subject, { language: waiting.language, now: clock() });
      } catch (error) {
        // Who waits is told, and may ask for another.
        if (attempt >= maxAttempts) {
          await withTransaction(db, (trx) => settleExport(trx, id, { status: 'failed' }));
        }
        throw error;
      }
      await withTransaction(db, async (trx) => {
        // Made by an earlier attempt that died after it, or erased meanwhile.
        if (!(await settleExport(trx, id, { status: 'ready', archive }))) return;
        await sendMail(trx, {
          template: 'data-export',
          to: subject.email,
          language: waiting.language,
          shopId: subject.shopId,
          props: { name: subject.name },
          key: `export ${id}`,
        });
      });
    },
  });
}
