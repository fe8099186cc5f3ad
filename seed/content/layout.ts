import { same, t, type Texts } from '../catalogue/texts.ts';
import { block, type SeedBlock, type SeedPage } from './builder.ts';
import type { SharedPosition } from '../../src/domain/creator/placeholder-types.ts';

const link = (linkText: Texts, linkUrl: string): SeedBlock => block('link_button', { linkText, linkUrl });

/** A position that pages share, with what stands in it. */
export function shared(position: SharedPosition, title: Texts, blocks: readonly SeedBlock[]): SeedPage {
  return {
    type: 'SHADOW',
    path: position,
    title,
    description: same(''),
    placeholders: { [position]: blocks },
  };
}

/** Names of pages that several menus lead to, so that they are called the same everywhere. */
export const names = {
  delivery: t(
    'Tarne ja tagastus',
    'Delivery and returns',
    'Доставка и возврат',
    'Toimitus ja palautus',
    'Piegāde un atgriešana',
  ),
  payment: t('Makseviisid', 'Ways to pay', 'Способы оплаты', 'Maksutavat', 'Maksājumu veidi'),
  terms: t('Müügitingimused', 'Terms of sale', 'Условия продажи', 'Myyntiehdot', 'Pārdošanas noteikumi'),
  withdrawal: t(
    'Lepingust taganemine',
    'Right of withdrawal',
    'Отказ от договора',
    'Peruuttamisoikeus',
    'Atteikuma tiesības',
  ),
  privacy: t('Privaatsus', 'Privacy', 'Конфиденциальность', 'Tietosuoja', 'Privātums'),
  cookies: t('Küpsised', 'Cookies', 'Файлы cookie', 'Evästeet', 'Sīkdatnes'),
  accessibility: t('Ligipääsetavus', 'Accessibility', 'Доступность', 'Saavutettavuus', 'Piekļūstamība'),
  loyalty: t(
    'Püsiklient',
    'Loyalty programme',
    'Постоянным клиентам',
    'Kanta-asiakkuus',
    'Pastāvīgajiem klientiem',
  ),
  about: t('Ettevõttest', 'About the company', 'О компании', 'Yrityksestä', 'Par uzņēmumu'),
  careers: t('Tule tööle', 'Work with us', 'Работа у нас', 'Meille töihin', 'Darbs pie mums'),
  game: t('Talvemäng', 'Winter game', 'Зимняя игра', 'Talvipeli', 'Ziemas spēle'),
  salons: t('Salongidele', 'For salons', 'Салонам', 'Salongeille', 'Saloniem'),
  giftCards: t('Kinkekaardid', 'Gift cards', 'Подарочные карты', 'Lahjakortit', 'Dāvanu kartes'),
  stores: t('Kauplused', 'Stores', 'Магазины', 'Myymälät', 'Veikali'),
  calendar: t(
    'Koolituskalender',
    'Training calendar',
    'Календарь обучения',
    'Koulutuskalenteri',
    'Apmācību kalendārs',
  ),
  inspiration: t('Inspiratsioon', 'Inspiration', 'Вдохновение', 'Inspiraatiota', 'Iedvesma'),
} as const satisfies Record<string, Texts>;

/** The frame of every page: thin banner, menus of the top line, columns of the footer (LY-02, LY-08). */
export const layout: readonly SeedPage[] = [
  shared(
    'NAVBAR_TOP_BANNER',
    t('Kitsas bänner', 'Thin banner', 'Узкий баннер', 'Kapea banneri', 'Šaurs baneris'),
    [
      block('thin_banner', {
        iconLeft: 'truck',
        textColor: 'white',
        label: t(
          'Tasuta tarne salongile alates 60 €',
          'Free delivery to salons from €60',
          'Бесплатная доставка в салон от 60 €',
          'Maksuton toimitus salonkiin alk. 60 €',
          'Bezmaksas piegāde salonam no 60 €',
        ),
        note: t('{delivery}', '{delivery}', '{delivery}', '{delivery}', '{delivery}'),
        linkText: t(
          'Vaata tarneviise',
          'View delivery',
          'О доставке',
          'Katso toimitustavat',
          'Skatīt piegādi',
        ),
        linkUrl: '/delivery',
      }),
    ],
  ),
  shared(
    'NAVBAR_TOP',
    t(
      'Ülariba lingid',
      'Links of the top line',
      'Ссылки верхней строки',
      'Yläpalkin linkit',
      'Augšējās rindas saites',
    ),
    [link(names.inspiration, '/inspiration'), link(names.salons, '/for-salons')],
  ),
  shared(
    'PURCHASE_HELP',
    t('Ostuabi', 'Purchase help', 'Помощь покупателю', 'Apua ostamiseen', 'Palīdzība pircējam'),
    [
      link(names.delivery, '/delivery'),
      link(names.payment, '/payment'),
      link(names.withdrawal, '/withdrawal'),
      link(names.giftCards, '/gift-cards'),
      link(names.loyalty, '/loyalty'),
      link(names.stores, '/contact'),
    ],
  ),
  shared(
    'TRAINING_CENTER',
    t('Koolituskeskus', 'Training centre', 'Учебный центр', 'Koulutuskeskus', 'Mācību centrs'),
    [
      link(names.calendar, '/events'),
      link(t('Värvimine', 'Colouring', 'Окрашивание', 'Värjäys', 'Krāsošana'), '/events/colour-correction'),
      link(
        t('Barberitöö', 'Barbering', 'Барберинг', 'Parturityö', 'Bārddziņa darbs'),
        '/events/barber-night',
      ),
      link(
        t(
          'Salongi juhtimine',
          'Salon management',
          'Управление салоном',
          'Salongin johtaminen',
          'Salona vadība',
        ),
        '/events/salon-owner-day',
      ),
      link(
        t('Lahtiste uste päev', 'Open day', 'День открытых дверей', 'Avoimet ovet', 'Atvērto durvju diena'),
        '/events/open-day-tallinn',
      ),
    ],
  ),
  shared(
    'FOOTER_HELP',
    t(
      'Jalus: ostuabi',
      'Footer: purchase help',
      'Подвал: помощь покупателю',
      'Alatunniste: apua ostamiseen',
      'Kājene: palīdzība pircējam',
    ),
    [
      link(names.delivery, '/delivery'),
      link(names.payment, '/payment'),
      link(names.terms, '/terms'),
      link(names.withdrawal, '/withdrawal'),
      link(names.giftCards, '/gift-cards'),
    ],
  ),
  shared(
    'FOOTER_ABOUT',
    t('Jalus: meist', 'Footer: about us', 'Подвал: о нас', 'Alatunniste: meistä', 'Kājene: par mums'),
    [
      link(names.about, '/about'),
      link(names.salons, '/for-salons'),
      link(names.loyalty, '/loyalty'),
      link(names.careers, '/careers'),
      link(names.game, '/game'),
      link(names.inspiration, '/inspiration'),
    ],
  ),
  shared(
    'FOOTER_CONTACT',
    t(
      'Jalus: kontakt',
      'Footer: contact',
      'Подвал: контакты',
      'Alatunniste: yhteystiedot',
      'Kājene: kontakti',
    ),
    [
      link(names.stores, '/contact'),
      link(
        t('Kirjuta meile', 'Write to us', 'Напишите нам', 'Kirjoita meille', 'Rakstiet mums'),
        'mailto:tugi@ilumaja.example',
      ),
      link(t('Arveldus', 'Invoicing', 'Расчёты', 'Laskutus', 'Norēķini'), 'mailto:arved@ilumaja.example'),
      link(names.privacy, '/privacy'),
      link(names.cookies, '/cookies'),
    ],
  ),
];
