import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Jälle laos: {product}',
  body: 'Toode, mida ootasid, on jälle laos. Kogus on piiratud ja me ei saa seda sulle kõrvale panna.',
  action: 'Vaata toodet',
  once: 'Selle toote kohta me sulle rohkem ei kirjuta.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Back in stock: {product}',
    body: 'The product you waited for is back in stock. There are not many, and we cannot put one aside for you.',
    action: 'See the product',
    once: 'We will not write to you about this product again.',
  },
  ru: {
    subject: 'Снова на складе: {product}',
    body: 'Товар, который вы ждали, снова на складе. Количество ограничено, отложить его мы не можем.',
    action: 'Посмотреть товар',
    once: 'Больше писем об этом товаре не будет.',
  },
  fi: {
    subject: 'Taas varastossa: {product}',
    body: 'Odottamaasi tuotetta on taas varastossa. Määrä on rajallinen, emmekä voi varata sitä sinulle.',
    action: 'Katso tuotetta',
    once: 'Emme kirjoita sinulle tästä tuotteesta enempää.',
  },
  lv: {
    subject: 'Atkal noliktavā: {product}',
    body: 'Prece, ko gaidījāt, atkal ir noliktavā. Daudzums ir ierobežots, un atlikt to Jums nevaram.',
    action: 'Apskatīt preci',
    once: 'Par šo preci Jums vairs nerakstīsim.',
  },
};
