import * as api from '../../domain/quick-order/api.ts';
import type { ShopCalls } from '../database.ts';
import { readLines, type QuickOrderServices } from './service.ts';

/** Of one address, behind which a whole salon may sit; a row typed is a call. */
const callsPerMinute = 240;

/** Quick order: what typed lines name. Files come by `fileRoutes`. */
export function quickOrderCalls(calls: ShopCalls, services: QuickOrderServices): void {
  calls.each(api.quickOrder, { callsPerMinute }, async ({ audience }, { body }) => ({
    lines: await readLines(services, body.lines, audience),
  }));
}
