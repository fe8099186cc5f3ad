import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { exampleItem } from '../../../domain/catalogue/examples.ts';
import { maxLines } from '../../../domain/orders/limits.ts';
import * as rows from './rows.ts';

const item = (id: number, more: Partial<ProductListItem> = {}): ProductListItem => ({
  ...exampleItem,
  id,
  internal_id: `K-${id}`,
  price: 10.1,
  available_stock: 5,
  sale_delay: null,
  pack_size: 1,
  valid_restrictions: [],
  ...more,
});
const line = (product: ProductListItem | null) => ({
  product,
  candidates: [],
  quantity: 1,
  problem: product ? null : ('UNKNOWN' as const),
  suggested_quantity: null,
});
const filled = (...written: [text: string, quantity: string][]) =>
  rows.tookOver(
    rows.emptyRows(),
    written.map(([text, quantity]) => ({ text, quantity })),
  );
/** Every row answered with the product of its text, `K-7` being product 7. */
const known = (state: rows.Rows) => {
  const open = rows.openRows(state);
  return rows.answered(
    state,
    open,
    open.map(({ text }) => line(/^K-\d+$/.test(text) ? item(Number(text.slice(2))) : null)),
  );
};
const texts = ({ rows: all }: rows.Rows) =>
  all.filter((row) => !rows.isEmpty(row)).map(({ text, quantity }) => [text, quantity]);

test('CT-13 one row is always free, and a row is asked about once somebody has gone on from it', () => {
  let state = rows.typed(rows.emptyRows(1), 1, { text: '3 x K-7' });
  expect(state.rows).toHaveLength(2);
  expect(rows.openRows(state)).toEqual([]);
  state = rows.settled(state, 1);
  expect(texts(state)).toEqual([['K-7', '3']]);
  expect(rows.openRows(state).map(({ id }) => id)).toEqual([1]);
  state = known(state);
  expect(rows.openRows(state)).toEqual([]);
  expect(rows.statesOf(state.rows)[0]).toMatchObject({ kind: 'ready', quantity: 3, product: { id: 7 } });
});

test('CT-13 an answer that comes late, of another text, changes nothing', () => {
  const asked = filled(['K-7', '1']);
  const [row] = rows.openRows(asked);
  const typed = rows.settled(rows.typed(asked, row!.id, { text: 'K-8' }), row!.id);
  const late = rows.answered(typed, [row!], [line(item(7))]);
  expect(rows.statesOf(late.rows)[0]!.kind).toBe('waiting');
});

test('CT-13 a choice among candidates holds until another text is typed', () => {
  const state = rows.chose(filled(['šampoon', '2']), 6, item(9));
  expect(texts(state)).toEqual([['K-9', '2']]);
  expect(rows.openRows(state)).toEqual([]);
  expect(state.rows[0]!.chosen).toBe(9);
  expect(rows.typed(state, 6, { text: 'K-1' }).rows[0]!.chosen).toBeNull();
  expect(rows.typed(state, 6, { quantity: '3' }).rows[0]!.chosen).toBe(9);
});

test('CT-13 what is pasted goes where the cursor was, and after what is there otherwise', () => {
  const state = filled(['a', '1'], ['b', '1'], ['c', '1']);
  const middle = state.rows[1]!.id;
  const pasted = [
    { text: 'x', quantity: null },
    { text: 'y', quantity: '4' },
  ];
  expect(texts(rows.tookOver(state, pasted, middle)).map(([text]) => text)).toEqual(['a', 'x', 'y', 'c']);
  expect(texts(rows.tookOver(state, pasted)).map(([text]) => text)).toEqual(['a', 'b', 'c', 'x', 'y']);
});

test('CT-13 no more rows than an order holds, and those left out are counted', () => {
  const many = Array.from({ length: 700 }, (_, at) => ({ text: `K-${at}`, quantity: '1' }));
  const state = rows.tookOver(filled(['a', '1']), many);
  expect(state.rows).toHaveLength(maxLines);
  expect(state.leftOut).toBe(201);
  expect(rows.withMoreRows(state).rows).toHaveLength(maxLines);
});

test('CT-13 rows of one product share its stock and become one line', () => {
  const state = known(filled(['K-1', '3'], ['K-1', '2'], ['K-1', '1'], ['nix', '1'], ['K-2', 'x']));
  const states = rows.statesOf(state.rows);
  expect(states.map(({ problem }) => problem).slice(0, 5)).toEqual([
    null,
    null,
    'NOT_ENOUGH_STOCK',
    'UNKNOWN',
    'QUANTITY',
  ]);
  expect(rows.readyLines(states)).toEqual({ lines: [{ product: 1, quantity: 5 }], pieces: 5, cents: 5050 });
});

test('CT-13 the same code scanned again is one more', () => {
  const once = rows.scanned(rows.emptyRows(), '4740000000017');
  const twice = rows.scanned(once, '4740000000017');
  expect(texts(twice)).toEqual([['4740000000017', '2']]);
});

test('CT-13 rows added to the cart go, the others stay, and a few free ones are left', () => {
  const state = known(filled(['K-1', '1'], ['nix', '1']));
  const left = rows.withoutRows(state, new Set([state.rows[0]!.id]));
  expect(texts(left)).toEqual([['nix', '1']]);
  expect(left.rows.length).toBeGreaterThanOrEqual(5);
});

test('CT-13 what was typed survives a reload to the letter, and what was never stored is no row', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 30 }), (written) => {
      const state = rows.tookOver(
        rows.emptyRows(),
        written.map(([text, quantity]) => ({ text, quantity })),
      );
      const stored = rows.rowsToText(state);
      if (stored === null) expect(texts(state)).toEqual([]);
      else expect(texts(rows.rowsFromText(stored)!)).toEqual(texts(state));
    }),
  );
  for (const odd of ['', 'null', '{}', '[]', '[1,"a",[1,2]]', '[['])
    expect(rows.rowsFromText(odd)).toBeNull();
});

test('CT-13 a row that was changed while it was being added stays; the others go', () => {
  const sent = known(filled(['K-7', '3'], ['K-8', '2']));
  const [seven] = sent.rows;
  const later = rows.typed(sent, seven!.id, { quantity: '5' });
  expect(texts(rows.withoutAdded(later, sent.rows.slice(0, 2)))).toEqual([['K-7', '5']]);
});
