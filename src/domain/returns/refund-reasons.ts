import type { Language } from '../locales.ts';

/** What a credit note of returned goods gives as its reason. */
export const refundReasons: Record<Language, string> = {
  et: 'Kauba tagastamine',
  en: 'Goods returned',
  ru: 'Возврат товара',
  fi: 'Tuotteiden palautus',
  lv: 'Preču atgriešana',
};
