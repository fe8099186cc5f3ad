import type { ImportRestriction } from '../../src/domain/catalogue/import-format.ts';

export const restrictions: ImportRestriction[] = [
  {
    code: 'professional-only',
    reason: {
      et: 'Toode on mõeldud ainult professionaalidele. Ostmiseks logi sisse salongi kontoga või tõenda oma kutse.',
      en: 'This product is for professionals only. To buy it, sign in with a salon account or show your certificate.',
      ru: 'Товар предназначен только для профессионалов. Чтобы купить его, войдите в учётную запись салона или подтвердите квалификацию.',
      fi: 'Tuote on tarkoitettu vain ammattilaisille. Osta se kirjautumalla salongin tilille tai osoittamalla ammattipätevyytesi.',
      lv: 'Prece paredzēta tikai profesionāļiem. Lai to iegādātos, pieslēdzieties ar salona kontu vai aplieciniet savu kvalifikāciju.',
    },
    allowed_groups: ['salon'],
    countries: [],
  },
  {
    // Pressurised cans are dangerous goods on the ferry; parcel carriers take them on the road only.
    code: 'aerosol-finland',
    reason: {
      et: 'Aerosoole me Soome ei saada, sest pakifirmad ei võta survestatud pakendeid laevale. Eestisse ja Lätti saab toote tellida.',
      en: 'We do not send aerosols to Finland, because carriers do not take pressurised cans on the ferry. The product can be ordered to Estonia and Latvia.',
      ru: 'Аэрозоли в Финляндию мы не отправляем: перевозчики не берут баллоны под давлением на паром. Заказать товар можно в Эстонию и Латвию.',
      fi: 'Emme lähetä aerosoleja Suomeen, koska kuljetusyhtiöt eivät ota paineistettuja pakkauksia laivaan. Tuotteen voi tilata Viroon ja Latviaan.',
      lv: 'Aerosolus uz Somiju nesūtām, jo pārvadātāji nepieņem spiediena iepakojumus pārvadāšanai ar prāmi. Preci var pasūtīt uz Igauniju un Latviju.',
    },
    allowed_groups: [],
    countries: ['FI'],
  },
];
