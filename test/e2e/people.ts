import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/server/platform/db.ts';
import type { Database } from '../../src/server/database.ts';

/** The database of the running shop, for people who are there before a journey begins. */
export function useShopDatabase(): () => OpenDatabase<Database>['db'] {
  let opened: OpenDatabase<Database>;
  beforeAll(() => {
    opened = openDatabase<Database>(inject('database'), { max: 2 });
  });
  afterAll(() => opened.db.destroy());
  return () => opened.db;
}
