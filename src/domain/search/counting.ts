import { searchLimits } from './address.ts';

/** One spelling for all who typed the same; `null` for what says nothing. */
export function countedTerm(text: string): string | null {
  const term = text
    .normalize('NFC')
    .replace(/\p{Cc}|\s/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();
  const isOfLength = term.length >= 2 && term.length <= searchLimits.term;
  return isOfLength && /[\p{L}\p{N}]/u.test(term) ? term : null;
}
