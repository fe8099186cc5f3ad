import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database that `createTestDatabase` copies. Nobody connects to it. */
    templateDatabase: string;
  }
}

/** One PostgreSQL for all tests of the server, in a folder that goes when they end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-test-'));
  const server = await startPostgres({
    dataDir,
    // A test's data need not survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const { db } = openDatabase<Database>(server.connectionString, { max: 1 });
  await migrate(db);
  await db.destroy();
  project.provide('templateDatabase', server.connectionString);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
