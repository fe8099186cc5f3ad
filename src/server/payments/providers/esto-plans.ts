import type { Language } from '../../../domain/locales.ts';

/** Plans of instalments and the sums each takes, in cents. */
export const estoPlans = {
  /** Hire purchase. */
  REGULAR: { minCents: 6_000, maxCents: 1_000_000 },
  /** Three equal parts. */
  ESTO_X: { minCents: 6_000, maxCents: 1_000_000 },
  /** All of it after 30 days. */
  PAY_LATER: { minCents: 1_000, maxCents: 1_000_000 },
} as const;
export type EstoPlan = keyof typeof estoPlans;

const names: Record<EstoPlan, Record<Language, string>> = {
  REGULAR: { et: 'Järelmaks', en: 'Hire purchase', ru: 'Рассрочка', fi: 'Osamaksu', lv: 'Nomaksa' },
  ESTO_X: {
    et: 'Kolm võrdset osa',
    en: 'Three equal parts',
    ru: 'Три равные части',
    fi: 'Kolme yhtä suurta erää',
    lv: 'Trīs vienādas daļas',
  },
  PAY_LATER: {
    et: 'Maksa 30 päeva pärast',
    en: 'Pay in 30 days',
    ru: 'Оплата через 30 дней',
    fi: 'Maksa 30 päivän kuluttua',
    lv: 'Maksājiet pēc 30 dienām',
  },
};

export function planName(plan: EstoPlan, language: Language): string {
  return names[plan][language];
}
