import type { Language } from '../locales.ts';
import { formatPercent } from '../money.ts';
import type { DiscountSource, TakenDiscount, Totals } from './totals.ts';

/** A discount as mails and invoices explain it. */
export type ExplainedDiscount = Pick<TakenDiscount, 'source' | 'code' | 'cents'> & {
  /** Null: a sum, not a share. */
  percent: number | null;
};

const names: Record<Language, Record<DiscountSource, string>> = {
  et: {
    campaign: 'Kampaania {code}',
    coupon: 'Sooduskood {code}',
    loyalty: 'Püsikliendi soodustus, {code}. tase ({percent})',
    points: 'Makstud punktidega',
  },
  en: {
    campaign: 'Campaign {code}',
    coupon: 'Discount code {code}',
    loyalty: 'Loyalty discount, level {code} ({percent})',
    points: 'Paid with points',
  },
  ru: {
    campaign: 'Акция {code}',
    coupon: 'Промокод {code}',
    loyalty: 'Скидка постоянного клиента, уровень {code} ({percent})',
    points: 'Оплачено баллами',
  },
  fi: {
    campaign: 'Kampanja {code}',
    coupon: 'Alennuskoodi {code}',
    loyalty: 'Kanta-asiakasalennus, taso {code} ({percent})',
    points: 'Maksettu pisteillä',
  },
  lv: {
    campaign: 'Akcija {code}',
    coupon: 'Atlaides kods {code}',
    loyalty: 'Pastāvīgā klienta atlaide, {code}. līmenis ({percent})',
    points: 'Samaksāts ar punktiem',
  },
};

/** What a discount is called in writing, with what it comes from and how much it is. */
export function discountName(
  { source, code, percent }: Omit<ExplainedDiscount, 'cents'>,
  language: Language,
): string {
  return names[language][source]
    .replace('{code}', () => code)
    .replace('{percent}', formatPercent(-(percent ?? 0) / 100, language));
}

/** The discounts of an order that took anything. */
export function takenDiscounts({ discounts }: Pick<Totals, 'discounts'>): ExplainedDiscount[] {
  return discounts
    .filter(({ cents }) => cents > 0)
    .map(({ source, code, percent = null, cents }) => ({ source, code, percent, cents }));
}
