import { parseArgs } from 'node:util';
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import type { OutboxTables } from './outbox-tables.ts';
import { withShopDatabase } from './shop-database.ts';
import { describeStartProblem } from './start-problem.ts';

const usage = `npm run dead-letters -- [options]

Lists the messages that were given up, the newest first.

  --topic TOPIC   only those of a topic
  --retry         put them back to be handled anew`;

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describeStartProblem(error) ?? error);
  return 2;
});

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      topic: { type: 'string' },
      retry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const which = values.topic === undefined ? {} : { topics: [values.topic] };
  return withShopDatabase<OutboxTables, number>('ilumaja-dead-letters', async (db) => {
    if (values.retry) {
      console.log(`put back: ${await retryDeadLetters(db, which)}`);
      return 0;
    }
    for (const { id, topic, key, reason, error, attempts, died_at, payload } of await listDeadLetters(
      db,
      which,
    )) {
      console.log(
        `${id}  ${died_at.toISOString()}  ${topic}  ${key ?? '-'}  ${reason} after ${attempts}: ${error}\n    ${JSON.stringify(payload)}`,
      );
    }
    return 0;
  });
}
