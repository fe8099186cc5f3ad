import type { Kysely } from 'kysely';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './db.ts';
import { startPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** Hands a command the shop's database, brought up to date, whether the shop is running or not; closes it at the end. */
export async function withShopDatabase<T, R>(
  name: string,
  work: (db: Kysely<T>, config: Config) => Promise<R>,
): Promise<R> {
  const config = readConfig(process.env);
  const postgres = config.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: config.DATA_DIR, join: true });
  try {
    const connectionString = config.DATABASE_URL ?? postgres!.connectionString;
    const { db } = openDatabase<T>(connectionString, { max: 4, name });
    try {
      await migrate(db);
      return await work(db, config);
    } finally {
      await db.destroy();
    }
  } finally {
    await postgres?.stop();
  }
}
