import type { Multilingual } from './locales.ts';

/** Days on which the promo label has its own words and colour (LY-13). */
export interface PromoWindow {
  label: Multilingual;
  colour: 'black';
  /** First and last day in Tallinn, both included: `2024-11-29`. */
  from: string;
  to: string;
}

/** Every such window there was or will be; outside of them the label has the colour of price cuts. */
export const promoWindows: readonly PromoWindow[] = [
  {
    label: {
      et_EE: { value: 'Must reede' },
      en_US: { value: 'Black Friday' },
      ru_RU: { value: 'Чёрная пятница' },
      fi_FI: { value: 'Black Friday' },
      lv_LV: { value: 'Melnā piektdiena' },
    },
    colour: 'black',
    from: '2024-11-29',
    to: '2024-12-02',
  },
];

/** The window that a day in Tallinn lies in, if any. */
export function promoWindowOn(
  day: string,
  windows: readonly PromoWindow[] = promoWindows,
): PromoWindow | undefined {
  return windows.find(({ from, to }) => from <= day && day <= to);
}
