import type { ImportRestriction } from '../../src/domain/catalogue/import-format.ts';

export const restrictions: ImportRestriction[] = [
  {
    code: 'professional-only',
    reason: {
      et: 'Tellimiseks saada klienditoele oma kutsetunnistus.',
      en: 'To order, send your certificate to customer support.',
      ru: 'Чтобы заказать, пришлите в службу поддержки свидетельство о квалификации.',
      fi: 'Lähetä ennen tilaamista ammattitodistuksesi asiakaspalveluun.',
      lv: 'Lai pasūtītu, nosūtiet klientu atbalstam kvalifikācijas apliecību.',
    },
    allowed_groups: ['salon'],
    countries: [],
  },
  {
    // Pressurised cans are dangerous goods on the ferry; parcel carriers take them on the road only.
    code: 'aerosol-finland',
    reason: {
      et: 'Soome me aerosoole ei saada: laevale neid ei võeta. Eestisse ja Lätti saab tellida.',
      en: 'We do not send aerosols to Finland: ferries do not take them. Delivery to Estonia and Latvia only.',
      ru: 'Аэрозоли в Финляндию не отправляем: их не берут на паром. Доставим по Эстонии и Латвии.',
      fi: 'Emme lähetä aerosoleja Suomeen: niitä ei oteta laivaan. Toimitus Viroon ja Latviaan.',
      lv: 'Aerosolus uz Somiju nesūtām: prāmī tos nepieņem. Piegādājam Igaunijā un Latvijā.',
    },
    allowed_groups: [],
    countries: ['FI'],
  },
];
