import { localeOf, languages } from '../../src/domain/locales.ts';
import { same, t, type Texts } from '../catalogue/texts.ts';
import { block, media, rich, type SeedPage } from './builder.ts';
import { bodyOf, codeOf, events, places, subjects } from './events.ts';

/** A text as the facts of a route keep it. */
function local(texts: Texts): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [localeOf[language], texts[language]]));
}

export const eventPages: readonly SeedPage[] = events.map((event) => ({
  type: 'EVENT',
  path: `/events/${codeOf(event)}`,
  props: {
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    location: local(places[event.place]),
    event_language: event.language,
    event_category: local(subjects[event.subject]),
    ...priceOf(event),
  },
  title: event.title,
  description: event.description,
  image: event.image,
  date: '2026-10-15',
  placeholders: {
    MAIN: [
      block('content_head', { title: event.title, body: rich(event.description) }),
      block('content_wrapper', {}, [
        block('content_post', { imgSrc: media(event.image), imgAlt: event.alt, body: rich(bodyOf(event)) }),
        block('horizontal_post_list', {
          postType: 'EVENT',
          limit: 3,
          title: t(
            'Veel koolitusi',
            'More trainings',
            'Другие занятия',
            'Lisää koulutuksia',
            'Citas apmācības',
          ),
          linkUrl: '/events',
          linkText: t('Kogu kalender', 'Full calendar', 'Весь календарь', 'Koko kalenteri', 'Viss kalendārs'),
        }),
      ]),
    ],
  },
}));

/** Above and below the calendar. */
export const eventListPositions: readonly SeedPage[] = [
  {
    type: 'SHADOW',
    path: 'EVENTS_LIST_HEAD',
    title: t('Sündmuste päis', 'Head of events', 'Шапка событий', 'Tapahtumien alku', 'Pasākumu galvene'),
    description: same(''),
    placeholders: {
      EVENTS_LIST_HEAD: [
        block('title_text', {
          level: 1,
          title: t(
            'Koolitused ja sündmused',
            'Training and events',
            'Обучение и события',
            'Koulutukset ja tapahtumat',
            'Apmācības un pasākumi',
          ),
          description: t(
            'Väikesed rühmad Tallinnas, Tartus, Pärnus ja Riias. Tooted ja modellid on kohapeal, tunnistuse saad kaasa.',
            'Small groups in Tallinn, Tartu, Pärnu and Riga. Products and models are provided, and you take a certificate with you.',
            'Малые группы в Таллинне, Тарту, Пярну и Риге. Средства и модели на месте, по окончании — сертификат.',
            'Pienryhmiä Tallinnassa, Tartossa, Pärnussa ja Riiassa. Tuotteet ja mallit ovat valmiina, todistuksen saat mukaasi.',
            'Nelielas grupas Tallinā, Tartu, Pērnavā un Rīgā. Līdzekļi un modeļi ir uz vietas, noslēgumā saņemsiet apliecību.',
          ),
        }),
      ],
    },
  },
  {
    type: 'SHADOW',
    path: 'EVENTS_LIST_BOTTOM',
    title: t('Sündmuste jalus', 'Foot of events', 'Подвал событий', 'Tapahtumien loppu', 'Pasākumu kājene'),
    description: same(''),
    placeholders: {
      EVENTS_LIST_BOTTOM: [
        block('static_text_row', {}, [
          block('static_text_icon', {
            iconLeft: 'users',
            title: t(
              'Kuni 14 inimest',
              'Up to 14 people',
              'До 14 человек',
              'Enintään 14 henkeä',
              'Līdz 14 cilvēkiem',
            ),
            description: t(
              'Töötoas saab iga osaleja ise proovida ja koolitaja jõuab igaühe juurde.',
              'In a workshop everyone tries it themselves and the trainer reaches each of you.',
              'На мастер-классе каждый пробует сам, и преподаватель успевает подойти ко всем.',
              'Työpajassa jokainen kokeilee itse ja kouluttaja ehtii kaikkien luo.',
              'Darbnīcā katrs izmēģina pats, un pasniedzējs paspēj pieiet visiem.',
            ),
          }),
          block('static_text_icon', {
            iconLeft: 'arrow-u-up-left',
            title: t('Tühistamine', 'Cancellation', 'Отмена', 'Peruutus', 'Atcelšana'),
            description: t(
              'Kuni 14 päeva enne algust saad kogu raha tagasi. Hiljem võid koha anda kolleegile.',
              'Until 14 days before the start you get the full price back. After that you may give your place to a colleague.',
              'За 14 дней до начала и раньше возвращаем всю сумму. Позже место можно передать коллеге.',
              'Saat koko hinnan takaisin 14 päivää ennen alkua asti. Sen jälkeen voit antaa paikan kollegalle.',
              'Līdz 14 dienām pirms sākuma atmaksājam visu summu. Vēlāk vietu var nodot kolēģim.',
            ),
          }),
          block('static_text_icon', {
            iconLeft: 'certificate',
            title: t('Tunnistus', 'Certificate', 'Сертификат', 'Todistus', 'Apliecība'),
            description: t(
              'Tunnistusel on teema ja tundide arv. Saadame selle ka e-postiga.',
              'The certificate names the subject and the hours. We also send it by e-mail.',
              'В сертификате указаны тема и число часов. Отправим его и по электронной почте.',
              'Todistuksessa ovat aihe ja tuntimäärä. Lähetämme sen myös sähköpostilla.',
              'Apliecībā norādīta tēma un stundu skaits. Nosūtīsim to arī pa e-pastu.',
            ),
          }),
        ]),
      ],
    },
  },
];

/** The lowest of its kinds of tickets. */
function priceOf({ price, tickets = [] }: (typeof events)[number]) {
  const prices = [price, ...tickets.map((ticket) => ticket.price)];
  const lowest = Math.min(...prices);
  return { price: lowest, is_price_from: lowest < Math.max(...prices) };
}
