import * as api from '../../domain/me/api.ts';
import type { ShopCalls } from '../database.ts';
import type { OrderServices } from '../orders/service.ts';
import { readMe } from './service.ts';

export function meCalls(calls: ShopCalls, services: OrderServices): void {
  calls.each(api.me, {}, (visitor) => readMe(services, visitor));
}
