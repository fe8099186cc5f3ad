import { expect } from 'vitest';
import { audit } from '../src/server/audit/service.ts';
import type { Db } from '../src/server/database.ts';

/** Fails when anything about money or stock does not add up. Call it after every test file that places orders. */
export async function expectSound(db: Db): Promise<void> {
  const broken = (await audit(db)).filter(({ count }) => count > 0);
  expect(broken, 'what has to hold of money and stock').toEqual([]);
}
