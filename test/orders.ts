import type { Order, WrittenLine } from '../src/domain/orders/contract.ts';
import * as calls from '../src/domain/orders/calls.ts';
import type { callerOf } from './calls.ts';

/** A cart as a visitor fills it: a draft with lines, through the calls. */
export async function fillCart(
  ask: ReturnType<typeof callerOf>,
  lines: readonly { product: number; quantity?: number }[],
  { token, headers }: { token?: string; headers?: Record<string, string> } = {},
): Promise<{ uuid: string; lines: WrittenLine[] }> {
  const as = { token, ...(headers && { headers }) };
  const begun = await ask<typeof calls.createOrderCall, Order>(calls.createOrderCall, {
    body: { status: { id: 1 }, customer: null },
    ...as,
  });
  if (begun.status !== 200) throw new Error(`no cart: ${JSON.stringify(begun.body)}`);
  const { uuid } = begun.body;
  const written: WrittenLine[] = [];
  for (const body of lines) {
    const added = await ask<typeof calls.addLineCall, WrittenLine>(calls.addLineCall, {
      params: { uuid },
      body,
      ...as,
    });
    if (added.status !== 200) throw new Error(`no line: ${JSON.stringify(added.body)}`);
    written.push(added.body);
  }
  return { uuid, lines: written };
}
