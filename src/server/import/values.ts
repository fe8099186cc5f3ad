import { tallinnInstant } from '../../domain/time.ts';

/** What a cell holds, or in words why it holds none of it. */
export type Reading<T> = { value: T } | { reason: string };

/** Blanks that spreadsheets and people put between thousands. */
const blanks = /[\s\u00a0\u202f\u2009'’]/g;
const currency = /^(?:€|eur|euro|\$|usd|£|gbp|kr|sek)|(?:€|eur|euro|\$|usd|£|gbp|kr|sek)$/gi;

/**
 * A number as people write it: `12.5`, `12,5`, `1 234,56`, `1.234,56`, `1,234.56`. Of two separators the last one is
 * the decimal one. `12.345` alone is taken as a decimal number; for money use `readCents`, which refuses it.
 */
export function readNumber(text: string): Reading<number> {
  const plain = plainNumber(text);
  return plain === undefined ? { reason: `${quoted(text)} is no number` } : { value: Number(plain) };
}

/** A whole number, as people write it in tables. */
export function readWhole(text: string): Reading<number> {
  const plain = plainNumber(text);
  if (plain === undefined) return { reason: `${quoted(text)} is no number` };
  const value = Number(plain);
  return Number.isInteger(value) ? { value } : { reason: `${quoted(text)} is no whole number` };
}

/** Whole cents from an amount in euros. What could be a thousand or a fraction (`1.234`) is refused rather than guessed. */
export function readCents(text: string): Reading<number> {
  const bare = text.trim().replace(currency, '').replace(blanks, '');
  if (/^-?\d{1,3}[.,]\d{3}$/.test(bare)) {
    return {
      reason: `${quoted(text)} can be read in two ways: write ${bare.replace(/[.,]/, '')}.00 or two decimals`,
    };
  }
  const plain = plainNumber(bare);
  if (plain === undefined) return { reason: `${quoted(text)} is no price` };
  if (plain.startsWith('-') && Number(plain) !== 0) return { reason: `${quoted(text)} is below zero` };
  const [euros = '0', fraction = ''] = plain.replace('-', '').split('.');
  if (/[1-9]/.test(fraction.slice(2))) return { reason: `${quoted(text)} has more than two decimals` };
  const cents = Number(euros) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return cents <= dearestCents
    ? { value: cents }
    : { reason: `${quoted(text)} is more than a million euros` };
}

/** The same bound that the table of prices has. */
const dearestCents = 100_000_000;

const yes = new Set(['true', 'yes', 'y', '1', 'x', 'jah', 'да', 'kyllä', 'jā', 'on']);
const no = new Set(['false', 'no', 'n', '0', 'ei', 'нет', 'nē', 'off', '']);

/** Yes or no, in any of the words tables use for them. */
export function readBoolean(text: string): Reading<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { reason: `${quoted(text)} is neither yes nor no` };
}

/** A day as `2026-11-21` from ISO, `21.11.2026` or `21/11/2026` (day first, as our countries write it). */
export function readDay(text: string): Reading<string> {
  const day = isoDay(text.trim().slice(0, 10).trim()) ?? isoDay(text.trim());
  return day ? { value: day } : { reason: `${quoted(text)} is no date: write 2026-11-21 or 21.11.2026` };
}

/** An instant: ISO with its offset, or a day (`21.11.2026`) or day and time as the clock in Tallinn shows it. */
export function readInstant(text: string): Reading<string> {
  const trimmed = text.trim();
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(trimmed) && !Number.isNaN(Date.parse(trimmed))) {
    return { value: new Date(trimmed).toISOString() };
  }
  const [, date = '', time = '00:00'] = /^(\S+?)(?:[T ](\d\d[:.]\d\d))?(?::\d\d)?$/.exec(trimmed) ?? [];
  const day = isoDay(date);
  if (!day) return { reason: `${quoted(text)} is no time: write 2026-11-21 or 2026-11-21T10:00+02:00` };
  return { value: tallinnInstant(day, time.replace('.', ':')).toISOString() };
}

/** Parts of a cell that holds several things: `a | b`. */
export function splitList(text: string, separators = /[|\n]/): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean);
}

function isoDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const ours = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : ours ? [ours[3], ours[2], ours[1]] : [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** The number with a decimal point and nothing else besides a minus, or `undefined`. */
function plainNumber(text: string): string | undefined {
  let bare = text.trim().replace(currency, '').replace(blanks, '').replace('−', '-');
  const lastDot = bare.lastIndexOf('.');
  const lastComma = bare.lastIndexOf(',');
  const thousands = lastDot > lastComma ? ',' : '.';
  const hasBoth = lastDot !== -1 && lastComma !== -1;
  const isRepeated = (sign: string) => bare.split(sign).length > 2;
  if (hasBoth) {
    if (isRepeated(thousands === ',' ? '.' : ',')) return undefined;
    bare = bare.replaceAll(thousands, '');
  } else if (isRepeated('.') || isRepeated(',')) {
    if (!/^-?\d{1,3}(?:[.,]\d{3})+$/.test(bare)) return undefined;
    bare = bare.replace(/[.,]/g, '');
  }
  bare = bare.replace(',', '.');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare) ? bare : undefined;
}

/** A value as a reason quotes it: never longer than a line. */
export function quoted(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 57)}…”` : `“${text}”`;
}

/** At most `length` UTF-16 units, never through the middle of a letter. */
export function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}
