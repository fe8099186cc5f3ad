import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import { openDatabase } from './db.ts';

/**
 * Brings the database to the newest shape and answers the names of the steps it took. Several processes
 * may ask at once: the first works, the others wait.
 * @throws the error of the step that failed; the steps before it stand
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName);
}

/**
 * The same on a connection of its own, before the shop is open: it waits longer than visitors do for a database that
 * has only just started, on a machine that is busy.
 */
export async function migrateAt(connectionString: string): Promise<string[]> {
  const { db } = openDatabase(connectionString, { max: 1 });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}
