import { scenes } from '../../catalogue/scenes.ts';
import { t, type Texts } from '../../catalogue/texts.ts';
import { block, media, rich, type SeedPage } from '../builder.ts';
import { names } from '../layout.ts';

const description = t(
  'Kolm taset sinu ostude järgi, soodustus kuni 20 % ja punktid, millega maksta.',
  'Three levels by what you have bought, up to 20% off, and points to pay with.',
  'Три уровня по вашим покупкам, скидка до 20 % и баллы, которыми можно платить.',
  'Kolme tasoa ostojesi mukaan, enintään 20 % alennusta ja pisteitä, joilla voi maksaa.',
  'Trīs līmeņi pēc Jūsu pirkumiem, atlaide līdz 20 % un punkti, ar kuriem maksāt.',
);

const more = t(
  'Kuidas punktid kehtivad',
  'How points work',
  'Как действуют баллы',
  'Miten pisteet toimivat',
  'Kā darbojas punkti',
);

const card = (label: Texts, bigText: Texts, bottomLabel: Texts) =>
  block('text_card', { label, bigText, bottomLabel, bgColor: 'green', textColor: 'black' });

/** What a point is worth, at a glance. */
const points = [
  card(
    t(
      'Tellimuselt tagasi',
      'Back from an order',
      'С заказа возвращается',
      'Tilauksesta takaisin',
      'No pasūtījuma atpakaļ',
    ),
    t('2 %', '2%', '2 % баллами', '2 % pisteinä', '2 % punktos'),
    t(
      'toodete ja koolituste eest makstust, kui tellimus on käes',
      'of what you paid for goods and training, once the order is with you',
      'от суммы за товары и обучение, когда заказ получен',
      'tuotteista ja koulutuksista maksetusta, kun tilaus on perillä',
      'no summas par precēm un apmācībām, kad pasūtījums saņemts',
    ),
  ),
  card(
    t(
      'Ühe punkti väärtus',
      'One point is worth',
      'Один балл стоит',
      'Yhden pisteen arvo',
      'Viena punkta vērtība',
    ),
    t('1 €', '€1', '1 € скидки', '1 € rahaa', '1 € vērts'),
    t(
      'ostukorvis, kampaaniatoodetelt ka',
      'in your cart, for goods on offer as well',
      'в корзине, в том числе на товары по акции',
      'ostoskorissa, myös kampanjatuotteista',
      'grozā, arī par akcijas precēm',
    ),
  ),
  card(
    t('Kehtivad', 'Valid for', 'Действуют', 'Voimassa', 'Derīgi'),
    t('12 kuud', '12 months', '12 месяцев', '12 kuukautta', '12 mēnešus'),
    t(
      'enne kuluvad need, mis aeguvad varem',
      'those that expire soonest are used first',
      'сначала списываются те, что сгорают раньше',
      'ensin käytetään ne, jotka vanhenevat aiemmin',
      'vispirms izmantojam tos, kuru termiņš beidzas agrāk',
    ),
  ),
];

/** The loyalty programme: what it gives, how one joins, and where a member stands. */
export const loyalty: SeedPage = {
  type: 'ROUTE',
  path: '/loyalty',
  title: names.loyalty,
  description,
  image: 'covers/event-wash-ritual.webp',
  placeholders: {
    MAIN: [
      block('content_head', {
        title: t(
          'Püsikliendiprogramm',
          'The loyalty programme',
          'Программа постоянных клиентов',
          'Kanta-asiakasohjelma',
          'Pastāvīgo klientu programma',
        ),
        body: rich(description),
      }),
      block('loyalty_progress_banner', {
        title: t(
          'Sinu tase praegu',
          'Your level now',
          'Ваш уровень сейчас',
          'Tasosi nyt',
          'Jūsu līmenis tagad',
        ),
        bgColor: 'purple',
      }),
      block('loyalty_intro_banner', {
        imgSrc: media('covers/event-wash-ritual.webp'),
        imgBusinessSrc: media('covers/article-salon-design.webp'),
        imgAlt: scenes['covers/event-wash-ritual']!,
        title: t(
          'Iga ost viib soodsama hinnani',
          'Every purchase leads to a better price',
          'Каждая покупка приближает лучшую цену',
          'Jokainen ostos vie kohti parempaa hintaa',
          'Katrs pirkums tuvina labāku cenu',
        ),
        description: t(
          'Liitumine on tasuta ja soodustus kehtib kohe. Ka senised ostud lähevad arvesse.',
          'Joining is free and the discount holds at once. What you have bought so far counts as well.',
          'Вступление бесплатно, скидка действует сразу. Прежние покупки тоже учитываются.',
          'Liittyminen on ilmaista ja alennus on voimassa heti. Myös aiemmat ostokset lasketaan mukaan.',
          'Pievienošanās ir bez maksas, un atlaide ir spēkā uzreiz. Tiek ieskaitīti arī līdzšinējie pirkumi.',
        ),
        linkUrl: '/loyalty#points',
        linkText: more,
      }),
      block('loyalty_levels_table', {
        title: t('Kolm taset', 'Three levels', 'Три уровня', 'Kolme tasoa', 'Trīs līmeņi'),
        titleLeft: t(
          'Täishinnaga tooted',
          'Goods at full price',
          'Товары по полной цене',
          'Täysihintaiset tuotteet',
          'Preces par pilnu cenu',
        ),
        titleRight: t('Koolitused', 'Training', 'Обучение', 'Koulutukset', 'Apmācības'),
      }),
      block('loyalty_buttons', { linkUrl: '/loyalty#points', linkText: more }),
      block('loyalty_three_steps', {
        title: t(
          'Püsikliendiks kolme sammuga',
          'A member in three steps',
          'Три шага до участия',
          'Kanta-asiakkaaksi kolmessa vaiheessa',
          'Dalība trīs soļos',
        ),
        step1: {
          icon: 'user',
          title: t('Loo konto', 'Create an account', 'Создайте аккаунт', 'Luo tili', 'Izveidojiet kontu'),
          description: t(
            'Piisab nimest ja e-posti aadressist.',
            'A name and an e-mail address are enough.',
            'Достаточно имени и адреса электронной почты.',
            'Nimi ja sähköpostiosoite riittävät.',
            'Pietiek ar vārdu un e-pasta adresi.',
          ),
        },
        step2: {
          icon: 'seal-check',
          title: t('Liitu', 'Join', 'Вступите', 'Liity', 'Pievienojieties'),
          description: t(
            'Ühe vajutusega siin või konto lehel.',
            'With one press, here or in your account.',
            'Одним нажатием здесь или в аккаунте.',
            'Yhdellä painalluksella täällä tai tilisi sivulla.',
            'Ar vienu pieskārienu šeit vai savā kontā.',
          ),
        },
        step3: {
          icon: 'tag',
          title: t(
            'Osta soodsamalt',
            'Pay less',
            'Покупайте выгоднее',
            'Osta edullisemmin',
            'Pērciet izdevīgāk',
          ),
          description: t(
            'Soodustus on ostukorvis kohe maas ja punktid kogunevad ise.',
            'The discount is in your cart at once, and points add up by themselves.',
            'Скидка сразу учтена в корзине, а баллы копятся сами.',
            'Alennus näkyy heti ostoskorissa, ja pisteet kertyvät itsestään.',
            'Atlaide uzreiz ir grozā, un punkti krājas paši.',
          ),
        },
        bgColor: 'blue',
      }),
      block('text_card_list', { uniqueId: 'points' }, points),
      block('loyalty_image_text', {
        imgSrc: media('covers/event-styling-live.webp'),
        imgAlt: scenes['covers/event-styling-live']!,
        panelSide: 'right',
        bgColor: 'purple',
        body: rich({
          et: `## Hea teada

- arvesse lähevad kõik kätte toimetatud tellimused, tarne hind mitte
- kampaaniahinda taseme soodustus ei muuda
- kui tagastad kauba, võtame selle eest saadud punktid tagasi; punktid, millega maksid, saad tagasi
- programmist võid lahkuda iga kell, kasutamata punktid siis kaovad`,
          en: `## Good to know

- all orders that reached you count, the price of delivery does not
- the discount of your level does not change campaign prices
- when you return goods, the points they earned are taken back; points you paid with are given back
- you may leave the programme at any time, points you have not used are lost then`,
          ru: `## Полезно знать

- учитываются все доставленные заказы, кроме стоимости доставки
- скидка уровня не меняет цены по акции
- при возврате товара начисленные за него баллы вычитаются, а баллы, которыми вы платили, возвращаются
- выйти из программы можно в любой момент, неиспользованные баллы при этом сгорают`,
          fi: `## Hyvä tietää

- kaikki perille tulleet tilaukset lasketaan, toimituksen hintaa ei
- tason alennus ei muuta kampanjahintoja
- kun palautat tuotteen, siitä saadut pisteet vähennetään ja pisteet, joilla maksoit, palautetaan
- ohjelmasta voit erota milloin vain, käyttämättömät pisteet silloin menetetään`,
          lv: `## Noderīgi zināt

- tiek skaitīti visi saņemtie pasūtījumi, piegādes cena netiek skaitīta
- līmeņa atlaide nemaina akcijas cenas
- atdodot preci, par to nopelnītos punktus atskaitām, bet punktus, ar kuriem maksājāt, atdodam
- no programmas varat izstāties jebkurā laikā, neizmantotie punkti tad zūd`,
        }),
      }),
      block('loyalty_three_steps_business', {
        title: t(
          'Ostad salongile?',
          'Buying for a salon?',
          'Покупаете для салона?',
          'Ostatko kampaamolle?',
          'Pērkat salonam?',
        ),
        step1: {
          icon: 'buildings',
          title: t(
            'Lisa ettevõte',
            'Add your company',
            'Добавьте компанию',
            'Lisää yritys',
            'Pievienojiet uzņēmumu',
          ),
          description: t(
            'Oma konto menüüs, registrikoodi järgi.',
            'In the menu of your account, by its registry code.',
            'В меню аккаунта, по регистрационному коду.',
            'Tilisi valikossa Y-tunnuksella.',
            'Sava konta izvēlnē pēc reģistrācijas numura.',
          ),
        },
        step2: {
          icon: 'check-circle',
          title: t(
            'Oota kinnitust',
            'Wait for approval',
            'Дождитесь подтверждения',
            'Odota hyväksyntää',
            'Gaidiet apstiprinājumu',
          ),
          description: t(
            'Vaatame andmed üle ühe tööpäevaga.',
            'We look at the details within one working day.',
            'Проверим данные за один рабочий день.',
            'Tarkistamme tiedot yhden työpäivän kuluessa.',
            'Datus pārbaudīsim vienas darba dienas laikā.',
          ),
        },
        step3: {
          icon: 'seal-check',
          title: t('Koguge koos', 'Collect together', 'Копите вместе', 'Kerätkää yhdessä', 'Krājiet kopā'),
          description: t(
            'Kõigi kolleegide ostud viivad ettevõtte samale tasemele.',
            'Purchases of all colleagues lead the company to its level.',
            'Покупки всех сотрудников поднимают уровень компании.',
            'Kaikkien työtovereiden ostot nostavat yrityksen tasoa.',
            'Visu kolēģu pirkumi ceļ uzņēmuma līmeni.',
          ),
        },
        bgColor: 'green',
      }),
    ],
  },
};
