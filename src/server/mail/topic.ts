import { z } from 'zod';
import { jobTopic, type CheckedTopic } from '../platform/job-topics.ts';
import type { Mailer } from './mailer.ts';

export const mailTopicName = 'mail.send';

/** Sends what `sendMail` wrote down: the last of ten attempts comes about nine hours after the first. */
export function mailTopic(mailer: Mailer): CheckedTopic {
  return jobTopic({
    topic: mailTopicName,
    payload: z.object({ mail: z.uuid() }),
    key: 'once',
    maxAttempts: 10,
    retryDelaySeconds: 15,
    concurrency: 1,
    batch: 8,
    expireInSeconds: 600,
    run: ({ payload }) => mailer.deliver(payload.mail),
  });
}
