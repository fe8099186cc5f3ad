import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { maxLines } from '../../../domain/orders/limits.ts';
import type { QuickLine } from '../../../domain/quick-order/contract.ts';
import { checkQuantity, readQuantity, type QuickProblem } from '../../../domain/quick-order/rules.ts';
import { lineOfText, type WrittenLine } from '../../../domain/quick-order/table.ts';

/** A line as it is typed. */
export interface Row {
  id: number;
  text: string;
  /** As it was typed: it is read when it is needed. */
  quantity: string;
  /** Chosen among what the text may mean; null: nobody chose. */
  chosen: number | null;
  /** What the shop has said, and of which text. */
  answer: { of: string; line: Pick<QuickLine, 'product' | 'candidates' | 'problem'> } | null;
}

export interface Rows {
  rows: readonly Row[];
  /** That somebody types into: it is not asked about before they have gone on. */
  editing: number | null;
  nextId: number;
  /** Lines that found no room, since the last were taken over. */
  leftOut: number;
}

export type RowChange = Partial<Pick<Row, 'text' | 'quantity'>>;

/** Empty rows to begin with. */
const firstRows = 5;
const moreRows = 10;

export function emptyRows(count = firstRows): Rows {
  return {
    rows: Array.from({ length: count }, (_, at) => emptyRow(at + 1)),
    editing: null,
    nextId: count + 1,
    leftOut: 0,
  };
}

const emptyRow = (id: number): Row => ({ id, text: '', quantity: '', chosen: null, answer: null });
export const isEmpty = ({ text, quantity }: Row) => text.trim() === '' && quantity.trim() === '';

/** One is always free to be typed into. */
function withRoom(state: Rows): Rows {
  const { rows, nextId } = state;
  const last = rows.at(-1);
  if ((last && isEmpty(last)) || rows.length >= maxLines) return state;
  return { ...state, rows: [...rows, emptyRow(nextId)], nextId: nextId + 1 };
}

const mapRow = (state: Rows, id: number, change: (row: Row) => Row): Rows =>
  withRoom({ ...state, rows: state.rows.map((row) => (row.id === id ? change(row) : row)) });

export function typed(state: Rows, id: number, change: RowChange): Rows {
  const isOtherText = change.text !== undefined;
  return mapRow({ ...state, editing: isOtherText ? id : state.editing }, id, (row) => ({
    ...row,
    ...change,
    chosen: isOtherText && change.text !== row.text ? null : row.chosen,
  }));
}

/** Somebody goes on from a row: `3 x OX-PC-664` comes apart. */
export function settled(state: Rows, id: number): Rows {
  if (state.editing !== id) return state;
  return mapRow({ ...state, editing: null }, id, (row) => {
    const { text, quantity } = lineOfText(row.text);
    return quantity !== null && row.quantity.trim() === '' ? { ...row, text, quantity } : row;
  });
}

export function chose(state: Rows, id: number, product: ProductListItem): Rows {
  return mapRow({ ...state, editing: null }, id, (row) => {
    const chosen = { ...row, text: product.internal_id, chosen: product.id };
    return {
      ...chosen,
      answer: { of: questionOf(chosen), line: { product, candidates: [], problem: null } },
    };
  });
}

/** Lines from elsewhere: into the row where they were pasted, and else after what is there. */
export function tookOver(state: Rows, lines: readonly WrittenLine[], into: number | null = null): Rows {
  const at = state.rows.findIndex((row) => row.id === into);
  const kept = state.rows
    .map((row, place) => ({ row, place }))
    .filter(({ row, place }) => place !== at && !isEmpty(row));
  const before = kept.filter(({ place }) => at < 0 || place < at).map(({ row }) => row);
  const after = kept.filter(({ place }) => at >= 0 && place > at).map(({ row }) => row);
  const room = Math.max(0, maxLines - kept.length);
  const made = lines.slice(0, room).map(({ text, quantity }, place) => ({
    ...emptyRow(state.nextId + place),
    text,
    quantity: quantity ?? '',
  }));
  const rows = [...before, ...made, ...after];
  const next = {
    rows,
    editing: null,
    nextId: state.nextId + made.length,
    leftOut: lines.length - made.length,
  };
  return withRoom(next);
}

/** Where the row of a code is; -1: there is none. */
export function placeOfCode({ rows }: Rows, code: string): number {
  return rows.findIndex((row) => row.text === code || row.answer?.line.product?.internal_id === code);
}

/** A code was scanned: one more of it, or a row of its own. */
export function scanned(state: Rows, code: string): Rows {
  const known = state.rows[placeOfCode(state, code)];
  if (!known) return tookOver(state, [{ text: code, quantity: '1' }]);
  const pieces = readQuantity(known.quantity) ?? 1;
  return mapRow(state, known.id, (row) => ({
    ...row,
    quantity: String((Number.isInteger(pieces) && pieces > 0 ? pieces : 0) + 1),
  }));
}

export function withoutRows(state: Rows, ids: ReadonlySet<number>): Rows {
  const rows = state.rows.filter((row) => !ids.has(row.id));
  const missing = Math.max(0, firstRows - rows.length);
  const filled = Array.from({ length: missing }, (_, at) => emptyRow(state.nextId + at));
  return withRoom({ ...state, rows: [...rows, ...filled], nextId: state.nextId + missing, leftOut: 0 });
}

/** Without those that are in the cart now, unless somebody has typed into them since they were sent there. */
export function withoutAdded(state: Rows, added: readonly Row[]): Rows {
  const asSent = new Map(added.map((row) => [row.id, row]));
  const isAsSent = (row: Row) => {
    const sent = asSent.get(row.id);
    return sent?.text === row.text && sent.quantity === row.quantity && sent.chosen === row.chosen;
  };
  return withoutRows(state, new Set(state.rows.filter(isAsSent).map(({ id }) => id)));
}

/** Rows that were cleared, and below them what was typed since. */
export function takenBack(former: Rows, now: Rows): Rows {
  const since = now.rows.filter((row) => !isEmpty(row));
  if (since.length === 0) return former;
  const kept = former.rows.filter((row) => !isEmpty(row));
  const rows = [...kept, ...since.map((row, at) => ({ ...row, id: former.nextId + at }))];
  return withRoom({
    rows: rows.slice(0, maxLines),
    editing: null,
    nextId: former.nextId + since.length,
    leftOut: Math.max(0, rows.length - maxLines),
  });
}

export function withMoreRows(state: Rows): Rows {
  const count = Math.min(moreRows, maxLines - state.rows.length);
  const more = Array.from({ length: Math.max(0, count) }, (_, at) => emptyRow(state.nextId + at));
  return { ...state, rows: [...state.rows, ...more], nextId: state.nextId + more.length };
}

/** What the shop is asked of a row; its answer counts as long as this is the same. */
export function questionOf({ text, chosen }: Pick<Row, 'text' | 'chosen'>): string {
  return chosen === null ? text.trim() : `#${chosen}`;
}

/** Rows that the shop has not been asked about as they stand. */
export function openRows({ rows, editing }: Rows): Row[] {
  return rows.filter(
    (row) => row.id !== editing && row.text.trim() !== '' && row.answer?.of !== questionOf(row),
  );
}

export function answered(state: Rows, asked: readonly Row[], lines: readonly QuickLine[]): Rows {
  const answers = new Map(asked.map((row, at) => [row.id, { of: questionOf(row), line: lines[at]! }]));
  return {
    ...state,
    rows: state.rows.map((row) => {
      const answer = answers.get(row.id);
      return answer && answer.of === questionOf(row) ? { ...row, answer } : row;
    }),
  };
}

/** How a row stands. */
export interface RowState {
  kind: 'empty' | 'waiting' | 'ready' | 'problem';
  product: ProductListItem | null;
  candidates: readonly ProductListItem[];
  quantity: number | null;
  problem: QuickProblem | null;
  suggested: number | null;
  /** Pieces of its product that are in the cart and in rows above. */
  taken: number;
}

const nothing: RowState = {
  kind: 'empty',
  product: null,
  candidates: [],
  quantity: null,
  problem: null,
  suggested: null,
  taken: 0,
};

/** How each row stands, in their order: rows of one product, and the pieces in the cart, share what is in stock. */
export function statesOf(rows: readonly Row[], inCart: ReadonlyMap<number, number> = new Map()): RowState[] {
  const taken = new Map(inCart);
  return rows.map((row) => {
    if (row.text.trim() === '') return nothing;
    if (row.answer?.of !== questionOf(row)) return { ...nothing, kind: 'waiting' };
    const { product, candidates, problem } = row.answer.line;
    if (!product) return { ...nothing, kind: 'problem', candidates, problem };
    const before = taken.get(product.id) ?? 0;
    const check = checkQuantity(product, readQuantity(row.quantity), before);
    taken.set(product.id, before + (check.quantity ?? 0));
    return {
      kind: check.problem === null ? 'ready' : 'problem',
      product,
      candidates: [],
      quantity: check.quantity,
      problem: check.problem,
      suggested: check.suggested_quantity,
      taken: before,
    };
  });
}

/** What is ready to be added: each product once, and what all of it costs in cents. */
export function readyLines(states: readonly RowState[]): {
  lines: { product: number; quantity: number }[];
  pieces: number;
  cents: number;
} {
  const quantities = new Map<number, number>();
  let pieces = 0;
  let cents = 0;
  for (const { kind, product, quantity } of states) {
    if (kind !== 'ready' || !product || quantity === null) continue;
    quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity);
    pieces += quantity;
    cents += Math.round((product.price ?? 0) * 100) * quantity;
  }
  return { lines: [...quantities].map(([product, quantity]) => ({ product, quantity })), pieces, cents };
}

/** Rows as they are stored over a reload: what was typed, without what the shop said of it. */
export function rowsToText({ rows }: Rows): string | null {
  const filled = rows.filter((row) => !isEmpty(row));
  if (filled.length === 0) return null;
  return JSON.stringify(filled.map(({ text, quantity, chosen }) => [text, quantity, chosen]));
}

/** What was stored; anything may write there, so what is no row is left out. */
export function rowsFromText(stored: string): Rows | null {
  try {
    const found: unknown = JSON.parse(stored);
    if (!Array.isArray(found)) return null;
    const rows = found.slice(0, maxLines).flatMap((one: unknown, at): Row[] => {
      const [text, quantity, chosen] = Array.isArray(one) ? (one as unknown[]) : [];
      if (typeof text !== 'string' || typeof quantity !== 'string') return [];
      return [
        {
          ...emptyRow(at + 1),
          text,
          quantity,
          chosen: Number.isSafeInteger(chosen) ? (chosen as number) : null,
        },
      ];
    });
    return rows.length === 0
      ? null
      : withoutRows({ rows, editing: null, nextId: maxLines + 1, leftOut: 0 }, new Set());
  } catch {
    return null;
  }
}
