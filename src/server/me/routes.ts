import * as api from '../../domain/me/api.ts';
import type { Db, ShopCalls } from '../database.ts';
import { readMe } from './service.ts';

export function meCalls(calls: ShopCalls, { db }: { db: Db }): void {
  calls.each(api.me, {}, (visitor) => readMe(db, visitor));
}
