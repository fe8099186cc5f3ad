import type { Texts } from '../../i18n/texts.tsx';
import { problemWords } from './problem-words.ts';
import type { RowState } from './rows.ts';

/** What became of a scanned code: what it added and how many there are now, or why it cannot be bought. */
export function scanWords(texts: Pick<Texts, 't' | 'language'>, code: string, state: RowState): string {
  const { t } = texts;
  const { kind, product, quantity } = state;
  if (kind === 'waiting') return `${code}: ${t('quickOrder.looking')}`;
  if (kind === 'problem') return `${product?.name ?? code}: ${problemWords(texts, state)}`;
  return t('quickOrder.scan.found', { product: product?.name ?? code, quantity: quantity ?? 1 });
}
