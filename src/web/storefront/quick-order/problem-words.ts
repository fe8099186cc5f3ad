import { translate } from '../../../domain/locales.ts';
import type { Texts } from '../../i18n/texts.tsx';
import type { RowState } from './rows.ts';

/** Why a row cannot be added as it stands; empty where it can. */
export function problemWords(
  { t, language }: Pick<Texts, 't' | 'language'>,
  { problem, product, taken }: Pick<RowState, 'problem' | 'product' | 'taken'>,
): string {
  switch (problem) {
    case null:
      return '';
    case 'NOT_ENOUGH_STOCK': {
      const count = product?.available_stock ?? 0;
      return taken === 0
        ? t('quickOrder.problems.NOT_ENOUGH_STOCK', { count })
        : t('quickOrder.problems.TAKEN', { count, taken: Math.min(taken, count) });
    }
    case 'PACK_SIZE':
      return t('quickOrder.problems.PACK_SIZE', { count: product?.pack_size ?? 1 });
    case 'RESTRICTED': {
      const reason = product?.valid_restrictions[0]?.restriction.i18n_reason;
      return (reason && translate(reason, language)) || t('quickOrder.problems.RESTRICTED');
    }
    default:
      return t(`quickOrder.problems.${problem}`);
  }
}
