import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Vaatasime sinu teate üle',
  removed: (product: string) => `Aitäh! Arvustust tootele „${product}“, millest teatasid, me enam ei näita.`,
  stays: (product: string) =>
    `Aitäh teate eest! Vaatasime arvustuse tootele „${product}“ üle. See vastab arvustuste reeglitele ja jääb alles.`,
  decided: 'Otsuse tegi meie töötaja, mitte programm.',
  object: 'Kui sa otsusega ei nõustu, vasta sellele kirjale: teine töötaja vaatab selle läbi.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'We have looked at your report',
    removed: (product) => `Thank you! We no longer show the review of “${product}” that you reported.`,
    stays: (product) =>
      `Thank you for your report! We have looked at the review of “${product}”. It follows the rules for reviews and stays.`,
    decided: 'One of our people decided so, not a program.',
    object: 'If you do not agree, reply to this e-mail: another person will go through it.',
  },
  ru: {
    subject: 'Мы рассмотрели вашу жалобу',
    removed: (product) =>
      `Спасибо! Отзыв о товаре «${product}», на который вы пожаловались, больше не показывается.`,
    stays: (product) =>
      `Спасибо за сообщение! Мы проверили отзыв о товаре «${product}». Он соответствует правилам отзывов и остаётся.`,
    decided: 'Решение принял наш сотрудник, а не программа.',
    object: 'Если вы не согласны, ответьте на это письмо: его рассмотрит другой сотрудник.',
  },
  fi: {
    subject: 'Tarkistimme ilmoituksesi',
    removed: (product) => `Kiitos! Emme enää näytä tuotteen ”${product}” arvostelua, josta ilmoitit.`,
    stays: (product) =>
      `Kiitos ilmoituksesta! Tarkistimme tuotteen ”${product}” arvostelun. Se noudattaa arvostelujen sääntöjä ja jää näkyviin.`,
    decided: 'Päätöksen teki työntekijämme, ei ohjelma.',
    object: 'Jos olet eri mieltä, vastaa tähän viestiin: toinen työntekijä käy asian läpi.',
  },
  lv: {
    subject: 'Mēs izskatījām Jūsu ziņojumu',
    removed: (product) => `Paldies! Atsauksmi par preci „${product}”, par kuru ziņojāt, vairs nerādām.`,
    stays: (product) =>
      `Paldies par ziņojumu! Mēs pārbaudījām atsauksmi par preci „${product}”. Tā atbilst atsauksmju noteikumiem un paliek.`,
    decided: 'Lēmumu pieņēma mūsu darbinieks, nevis programma.',
    object: 'Ja nepiekrītat, atbildiet uz šo vēstuli: to izskatīs cits darbinieks.',
  },
};
