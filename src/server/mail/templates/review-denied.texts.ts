import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu arvustust ei avaldatud',
  body: (product: string) => `Vaatasime sinu arvustuse tootele „${product}“ üle. Poes me seda ei näita.`,
  reason: (text: string) => `Põhjus: ${text}`,
  quote: (stars: number, text: string) => `Sinu arvustus (${stars}/5): ${text}`,
  decided:
    'Otsuse tegi meie töötaja arvustuste reeglite järgi, mitte programm. Halb hinnang ei ole põhjus: avaldame nii kiitvad kui ka laitvad arvustused.',
  action: 'Muuda arvustust',
  object:
    'Kui muudad arvustust, vaatame selle uuesti üle. Kui sa otsusega ei nõustu, vasta sellele kirjale: teine töötaja vaatab selle läbi. Võid pöörduda ka kohtuvälise vaidluste lahendaja või kohtu poole.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Your review was not published',
    body: (product) => `We have gone through your review of “${product}”. It will not be shown in the shop.`,
    reason: (text) => `Reason: ${text}`,
    quote: (stars, text) => `Your review (${stars}/5): ${text}`,
    decided:
      'One of our people decided so by the rules for reviews, not a program. A bad rating is no reason: we publish praise and criticism alike.',
    action: 'Edit the review',
    object:
      'If you edit the review, we look at it again. If you do not agree, reply to this e-mail: another person will go through it. You may also turn to an out-of-court dispute settlement body or to a court.',
  },
  ru: {
    subject: 'Ваш отзыв не опубликован',
    body: (product) => `Мы проверили ваш отзыв о товаре «${product}». В магазине он показан не будет.`,
    reason: (text) => `Причина: ${text}`,
    quote: (stars, text) => `Ваш отзыв (${stars}/5): ${text}`,
    decided:
      'Решение принял наш сотрудник по правилам отзывов, а не программа. Низкая оценка не причина: мы публикуем и похвалу, и критику.',
    action: 'Изменить отзыв',
    object:
      'Если вы измените отзыв, мы проверим его снова. Если вы не согласны, ответьте на это письмо: его рассмотрит другой сотрудник. Вы также можете обратиться в орган внесудебного разрешения споров или в суд.',
  },
  fi: {
    subject: 'Arvosteluasi ei julkaistu',
    body: (product) => `Tarkistimme arvostelusi tuotteesta ”${product}”. Sitä ei näytetä kaupassa.`,
    reason: (text) => `Syy: ${text}`,
    quote: (stars, text) => `Arvostelusi (${stars}/5): ${text}`,
    decided:
      'Päätöksen teki työntekijämme arvostelujen sääntöjen mukaan, ei ohjelma. Huono arvosana ei ole syy: julkaisemme sekä kiitokset että moitteet.',
    action: 'Muokkaa arvostelua',
    object:
      'Jos muokkaat arvostelua, tarkistamme sen uudelleen. Jos olet eri mieltä, vastaa tähän viestiin: toinen työntekijä käy asian läpi. Voit myös kääntyä tuomioistuimen ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
  },
  lv: {
    subject: 'Jūsu atsauksme netika publicēta',
    body: (product) => `Mēs pārbaudījām Jūsu atsauksmi par preci „${product}”. Veikalā tā netiks rādīta.`,
    reason: (text) => `Iemesls: ${text}`,
    quote: (stars, text) => `Jūsu atsauksme (${stars}/5): ${text}`,
    decided:
      'Lēmumu pieņēma mūsu darbinieks pēc atsauksmju noteikumiem, nevis programma. Zems vērtējums nav iemesls: mēs publicējam gan uzslavas, gan kritiku.',
    action: 'Labot atsauksmi',
    object:
      'Ja labosiet atsauksmi, mēs to pārbaudīsim vēlreiz. Ja nepiekrītat, atbildiet uz šo vēstuli: to izskatīs cits darbinieks. Varat vērsties arī ārpustiesas strīdu risinātāju iestādē vai tiesā.',
  },
};
