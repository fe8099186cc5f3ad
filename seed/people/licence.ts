import { same, t } from '../catalogue/texts.ts';
import type { Leaflet } from '../catalogue/leaflets.ts';

/** The certificate by which the salon of the demo was approved. */
export const licence: Leaflet = {
  file: 'people/licence.pdf',
  brand: 'Salong Hõbelõng OÜ',
  name: same('Kadri Hõbe'),
  title: t(
    'Juuksuri kutsetunnistus',
    'Hairdresser’s certificate',
    'Профессиональное свидетельство парикмахера',
    'Parturi-kampaajan ammattitodistus',
    'Friziera kvalifikācijas apliecība',
  ),
  chapters: [
    t(
      'Näidis näidispoe juurde; tõend ei kehti.',
      'A sample for the demo shop; it certifies nothing.',
      'Образец для демонстрационного магазина; ничего не удостоверяет.',
      'Esittelykaupan näyte; ei todista mitään.',
      'Paraugs demonstrācijas veikalam; neko neapliecina.',
    ),
  ],
  shades: [],
};
