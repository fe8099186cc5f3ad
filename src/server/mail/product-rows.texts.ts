import type { Language } from '../../domain/locales.ts';

const et = {
  net: 'km-ta',
  lowest: 'Eelnenud 30 päeva madalaim hind: {price}',
};

/** What letters say beside a price. */
export const productRowTexts: Record<Language, typeof et> = {
  et,
  en: { net: 'excl. VAT', lowest: 'Lowest price of the 30 days before: {price}' },
  ru: { net: 'без НДС', lowest: 'Самая низкая цена за предыдущие 30 дней: {price}' },
  fi: { net: 'alv 0 %', lowest: 'Edeltävien 30 päivän alin hinta: {price}' },
  lv: { net: 'bez PVN', lowest: 'Zemākā cena iepriekšējās 30 dienās: {price}' },
};
