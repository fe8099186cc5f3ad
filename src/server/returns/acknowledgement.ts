import { createHash } from 'node:crypto';
import type { Language } from '../../domain/locales.ts';
import { formatDate, formatTime, tallinnClock } from '../../domain/time.ts';
import { acknowledgementTexts } from './acknowledgement.texts.ts';
import type { StatedLine } from './tables.ts';

/** What somebody declares, with the instant at which it was sent. */
export interface Declared {
  uuid: string;
  order_number: string;
  email: string;
  name: string | null;
  lines: readonly StatedLine[] | null;
  goods: string | null;
  language: Language;
  submittedAt: Date;
}

export interface Acknowledgement {
  text: string;
  /** Of the text, in hexadecimal digits. */
  sha256: string;
}

/**
 * The acknowledgement of receipt that the law asks for: what was declared, and the exact date and time it was sent. Its
 * first line is its title. It says what was stated and nothing of the order, so that it tells nobody whether there is one.
 */
export function acknowledgementOf(declared: Declared): Acknowledgement {
  const texts = acknowledgementTexts[declared.language];
  const facts: [string, string | null][] = [
    [texts.order, declared.order_number],
    [texts.from, fromWhat(declared)],
    [texts.name, declared.name],
    [texts.email, declared.email],
    [texts.reference, declared.uuid],
  ];
  const text = [
    texts.title,
    texts.statement.replace('{number}', () => declared.order_number),
    texts.sent.replace('{at}', exactTime(declared.submittedAt)),
    ...facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])),
  ].join('\n');
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}

function fromWhat({ lines, goods, language }: Declared): string {
  const texts = acknowledgementTexts[language];
  const named = (lines ?? []).map(({ line, quantity, name }) =>
    texts.pieces
      .replace('{count}', String(quantity))
      .replace('{name}', () => name ?? texts.line.replace('{line}', String(line))),
  );
  if (goods !== null) named.push(goods.replaceAll(/\s+/g, ' '));
  return named.length === 0 ? texts.whole : named.join('; ');
}

/** `24.11.2026 14.30.05`: to the second. */
function exactTime(at: Date): string {
  return `${formatDate(at)} ${formatTime(at)}.${String(tallinnClock(at).second).padStart(2, '0')}`;
}
