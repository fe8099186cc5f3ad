import type { Pool } from 'pg';
import { quickOrderCall } from '../src/domain/quick-order/calls.ts';
import type { QuickOrderAnswer } from '../src/domain/quick-order/contract.ts';

/* What a quick order of many lines costs: by codes, by names, and of what nobody has ever heard. */

const rounds = 12;
const linesOfOrder = 100;
const maxLines = 500;

interface Sent {
  what: string;
  /** The texts of one order, by its number: each is another, so that nothing of it is in memory. */
  texts: (round: number) => string[];
}

export interface QuickOrderCosts {
  what: string;
  lines: number;
  p50: number;
  max: number;
  /** Lines of all orders for which one product was found. */
  found: number;
}

export async function measureQuickOrder({
  pool,
  origin,
}: {
  pool: Pool;
  origin: string;
}): Promise<QuickOrderCosts[]> {
  const { rows } = await pool.query<{ sku: string; ean: string | null; name: string }>(
    `select sku, ean, (i18n_name->'et_EE'->>'value') || ' ' || coalesce(i18n_variation->'et_EE'->>'value', '') as name
      from product where not is_disabled order by md5(id::text) limit ${maxLines * rounds}`,
  );
  const products = (round: number, count: number) =>
    Array.from({ length: count }, (_, at) => rows[(round * count + at) % rows.length]!);
  const orders: Sent[] = [
    { what: 'codes', texts: (round) => products(round, linesOfOrder).map(({ sku }) => sku) },
    {
      what: 'codes with other separators, parts of codes and EANs',
      texts: (round) =>
        products(round, linesOfOrder).map(({ sku, ean }, at) => {
          if (at % 3 === 0) return ean ?? sku;
          return at % 3 === 1 ? sku.replaceAll('-', ' ').toLowerCase() : sku.slice(1);
        }),
    },
    { what: 'names', texts: (round) => products(round, linesOfOrder).map(({ name }) => name) },
    {
      what: 'nonsense of 255 letters',
      texts: (round) => Array.from({ length: maxLines }, (_, at) => nonsense(round * maxLines + at)),
    },
  ];
  const costs: QuickOrderCosts[] = [];
  for (const { what, texts } of orders) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      const lines = texts(round).map((text) => ({ text }));
      const begun = performance.now();
      const answer = await fetch(origin + quickOrderCall.path, {
        method: quickOrderCall.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines }),
      });
      const read = (await answer.json()) as QuickOrderAnswer;
      times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(`quick order: ${answer.status} ${JSON.stringify(read)}`);
      found += read.lines.filter(({ product }) => product !== null).length;
    }
    times.sort((a, b) => a - b);
    const lines = texts(0).length;
    costs.push({
      what,
      lines,
      p50: Math.round(times[rounds >> 1]!),
      max: Math.round(times.at(-1)!),
      found: Math.round((found / (lines * rounds)) * 100),
    });
  }
  return costs;
}

/** Words of the shop's alphabet that are none, different in each line. */
function nonsense(seed: number): string {
  let state = seed * 2654435761 + 12345;
  let text = '';
  while (text.length < 255) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += state % 9 === 0 ? ' ' : String.fromCharCode(97 + ((state >>> 8) % 26));
  }
  return text;
}

export function printQuickOrder(costs: readonly QuickOrderCosts[]): void {
  console.log('\n| Quick order | lines | p50 ms | max ms | found |\n|---|---|---|---|---|');
  for (const { what, lines, p50, max, found } of costs)
    console.log(`| ${what} | ${lines} | ${p50} | ${max} | ${found} % |`);
}
