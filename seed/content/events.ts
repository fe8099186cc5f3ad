import type { Language } from '../../src/domain/locales.ts';
import { join, t, type Texts } from '../catalogue/texts.ts';

/** Places where trainings are held. */
export const places = {
  tallinn: t(
    'Tallinna koolituskeskus',
    'Tallinn training centre',
    'Учебный центр в Таллинне',
    'Tallinnan koulutuskeskus',
    'Mācību centrs Tallinā',
  ),
  tartu: t('Tartu kauplus', 'Tartu store', 'Магазин в Тарту', 'Tarton myymälä', 'Veikals Tartu'),
  parnu: t('Pärnu kauplus', 'Pärnu store', 'Магазин в Пярну', 'Pärnun myymälä', 'Veikals Pērnavā'),
  online: t('Veebis', 'Online', 'Онлайн', 'Verkossa', 'Tiešsaistē'),
  riga: t(
    'Riia koolituskeskus',
    'Riga training centre',
    'Учебный центр в Риге',
    'Riian koulutuskeskus',
    'Mācību centrs Rīgā',
  ),
} as const;

/** What trainings are about. */
export const subjects = {
  colour: t('Värvimine', 'Colouring', 'Окрашивание', 'Värjäys', 'Krāsošana'),
  cutting: t(
    'Lõikus ja viimistlus',
    'Cutting and styling',
    'Стрижка и укладка',
    'Leikkaus ja viimeistely',
    'Griešana un veidošana',
  ),
  barber: t('Barberitöö', 'Barbering', 'Барберинг', 'Parturityö', 'Bārddziņa darbs'),
  makeup: t('Meik', 'Make-up', 'Макияж', 'Meikki', 'Grims'),
  business: t(
    'Salongi juhtimine',
    'Salon management',
    'Управление салоном',
    'Salongin johtaminen',
    'Salona vadība',
  ),
  care: t('Hooldus', 'Care', 'Уход', 'Hoito', 'Kopšana'),
} as const;

/** A further date of a training: its first one stands in the event itself. */
interface SeedDate {
  starts_at: string;
  ends_at: string;
  place: keyof typeof places;
  language: Language;
  seats: number;
}

/** Said below the description of trainings that open something. */
const openingNote = t(
  'Pärast koolitust saab sinu salong osta ka tooteid, mille tellimiseks muidu on vaja kutsetunnistust.',
  'After the training your salon can also buy products that otherwise need a certificate.',
  'После обучения ваш салон сможет покупать и товары, для которых иначе нужно свидетельство о квалификации.',
  'Koulutuksen jälkeen salonkisi voi ostaa myös tuotteita, joihin muuten tarvitaan ammattitodistus.',
  'Pēc mācībām Jūsu salons varēs iegādāties arī preces, kurām citādi vajadzīga kvalifikācijas apliecība.',
);

/** A kind of ticket beside the one that takes part in everything. */
interface SeedTicket {
  code: string;
  name: Texts;
  description: Texts;
  /** Euros with VAT. */
  price: number;
  seats: number;
}

interface SeedEvent {
  template: 'training' | 'workshop' | 'open-day';
  id: string;
  starts_at: string;
  ends_at: string;
  place: keyof typeof places;
  subject: keyof typeof subjects;
  language: Language;
  /** Euros with VAT; 0 is free. */
  price: number;
  seats: number;
  dates?: readonly SeedDate[];
  /** Codes of restrictions that are none any more for salons whose people were there. */
  opens?: readonly string[];
  tickets?: readonly SeedTicket[];
  image: string;
  alt: Texts;
  title: Texts;
  description: Texts;
  body: Texts;
}

/** The code of an event's page: `/events/{code}`. */
export function codeOf({ template, id }: Pick<SeedEvent, 'template' | 'id'>): string {
  return template === 'open-day' ? `${template}-${id}` : id;
}

/** What its page tells of it, what it opens at the end. */
export function bodyOf({ body, opens }: Pick<SeedEvent, 'body' | 'opens'>): Texts {
  return opens ? join('\n\n', body, openingNote) : body;
}

const academyAlt = t(
  'Koolitusruum toolide ja lavaga',
  'A training room with seats and a stage',
  'Учебный класс со стульями и сценой',
  'Koulutustila, jossa on tuoleja ja lava',
  'Mācību telpa ar krēsliem un skatuvi',
);
const washAlt = t(
  'Pesukohad ja riiul toodetega',
  'Wash units and a shelf of products',
  'Мойки и полка со средствами',
  'Pesupaikkoja ja tuotehylly',
  'Mazgāšanas vietas un plaukts ar līdzekļiem',
);
const colourAlt = t(
  'Värvikauss ja värvituubid lähivaates',
  'A tint bowl and colour tubes close up',
  'Миска и тюбики с краской крупным планом',
  'Värikulho ja väriputkia läheltä',
  'Krāsas trauks un tūbiņas tuvplānā',
);

export const events: readonly SeedEvent[] = [
  {
    template: 'training',
    id: 'salon-owner-day',
    starts_at: '2026-11-25T10:00:00+02:00',
    ends_at: '2026-11-25T16:00:00+02:00',
    place: 'tallinn',
    subject: 'business',
    language: 'et',
    price: 90,
    seats: 14,
    image: 'covers/event-academy.webp',
    alt: academyAlt,
    title: t(
      'Salongijuhi päev: hinnad, graafik ja tiim',
      'Salon owner day: prices, rota and team',
      'День руководителя салона: цены, график и команда',
      'Salonginjohtajan päivä: hinnat, työvuorot ja tiimi',
      'Salona vadītāja diena: cenas, grafiks un komanda',
    ),
    description: t(
      'Kuus tundi arvude ja otsustega: kuidas hinnata oma aega ja täita kalendri augud.',
      'Six hours of figures and decisions: how to price your time and fill gaps in the calendar.',
      'Шесть часов с цифрами и решениями: как оценить своё время и заполнить окна в записи.',
      'Kuusi tuntia lukuja ja päätöksiä: miten hinnoittelet aikasi ja täytät kalenterin aukot.',
      'Sešas stundas ar skaitļiem un lēmumiem: kā novērtēt savu laiku un aizpildīt tukšos logus.',
    ),
    body: t(
      'Päev salongi omanikule või juhile. Võta kaasa oma hinnakiri ja viimase kolme kuu kalender, töötame sinu arvudega.\n\n## Päevakava\n\n- 10.00 teenuse hind: aeg, kulu ja marginaal\n- 12.00 graafik ja tühistamised\n- 13.00 lõuna\n- 14.00 tiim: tasu, õppimine, vahetused\n- 15.30 küsimused ja järgmise kuu plaan\n\nHinnas on lõuna, töölehed ja tunnistus.',
      'A day for the owner or manager of a salon. Bring your price list and the calendar of the last three months: we work with your figures.\n\n## Programme\n\n- 10.00 the price of a service: time, cost and margin\n- 12.00 rota and cancellations\n- 13.00 lunch\n- 14.00 team: pay, learning, shifts\n- 15.30 questions and a plan for the next month\n\nThe price includes lunch, worksheets and a certificate.',
      'День для владельца или управляющего салона. Возьмите свой прайс-лист и календарь за последние три месяца: работаем с вашими цифрами.\n\n## Программа\n\n- 10.00 цена услуги: время, затраты и маржа\n- 12.00 график и отмены\n- 13.00 обед\n- 14.00 команда: оплата, обучение, смены\n- 15.30 вопросы и план на следующий месяц\n\nВ стоимость входят обед, рабочие листы и сертификат.',
      'Päivä salongin omistajalle tai johtajalle. Ota mukaan hinnastosi ja viimeisten kolmen kuukauden kalenteri, työskentelemme sinun luvuillasi.\n\n## Ohjelma\n\n- 10.00 palvelun hinta: aika, kulut ja kate\n- 12.00 työvuorot ja peruutukset\n- 13.00 lounas\n- 14.00 tiimi: palkka, oppiminen, vuorot\n- 15.30 kysymyksiä ja seuraavan kuukauden suunnitelma\n\nHintaan sisältyvät lounas, työarkit ja todistus.',
      'Diena salona īpašniekam vai vadītājam. Paņemiet līdzi savu cenrādi un pēdējo trīs mēnešu kalendāru: strādājam ar Jūsu skaitļiem.\n\n## Programma\n\n- 10.00 pakalpojuma cena: laiks, izmaksas un peļņa\n- 12.00 grafiks un atcelšana\n- 13.00 pusdienas\n- 14.00 komanda: atalgojums, mācīšanās, maiņas\n- 15.30 jautājumi un nākamā mēneša plāns\n\nCenā iekļautas pusdienas, darba lapas un apliecība.',
    ),
  },
  {
    template: 'workshop',
    id: 'barber-night',
    starts_at: '2026-12-03T18:00:00+02:00',
    ends_at: '2026-12-03T21:00:00+02:00',
    place: 'tartu',
    subject: 'barber',
    language: 'et',
    price: 45,
    seats: 6,
    dates: [
      {
        starts_at: '2027-01-28T18:00:00+02:00',
        ends_at: '2027-01-28T21:00:00+02:00',
        place: 'tallinn',
        language: 'ru',
        seats: 8,
      },
    ],
    image: 'covers/event-barber-night.webp',
    alt: t(
      'Barberitoolid rohelise paneeliga ruumis',
      'Barber chairs in a green panelled room',
      'Кресла барбершопа в комнате с зелёными панелями',
      'Parturintuoleja vihreäpaneelisessa huoneessa',
      'Bārddziņa krēsli telpā ar zaļiem paneļiem',
    ),
    title: t(
      'Barberiõhtu: habeme kontuur ja üleminek',
      'Barber night: beard outline and fade',
      'Вечер барбера: контур бороды и переход',
      'Parturi-ilta: parran rajaus ja häivytys',
      'Bārddziņu vakars: bārdas kontūra un pāreja',
    ),
    description: t(
      'Rasmus Kask näitab kaht tehnikat modellil, seejärel proovid ise. Masin ja keep on kohapeal.',
      'Rasmus Kask shows two techniques on a model, then you try them yourself. Clipper and cape are provided.',
      'Расмус Каск показывает две техники на модели, затем вы пробуете сами. Машинка и пеньюар на месте.',
      'Rasmus Kask näyttää kaksi tekniikkaa mallilla, sitten kokeilet itse. Kone ja kaapu ovat valmiina.',
      'Rasmuss Kasks rāda divas tehnikas uz modeļa, pēc tam izmēģināt pats. Mašīna un peņuārs ir uz vietas.',
    ),
    body: t(
      'Õhtu on mõeldud barberile, kes lõikab vähemalt pool aastat ja tahab puhtamat üleminekut.\n\n## Mida teeme\n\n- kontuur põse ja kaela joonel, tera nurk ja surve\n- üleminek 0,5–3 mm ilma triibuta\n- habemeõli ja kasetõrv: kogus ja järjekord\n\nRühmas on kaheksa inimest ja iga kahe osaleja kohta üks modell.',
      'An evening for the barber who has cut for at least half a year and wants a cleaner fade.\n\n## What we do\n\n- outline on cheek and neck, blade angle and pressure\n- a fade of 0.5–3 mm without a line\n- beard oil and birch tar: amount and order\n\nThere are eight people in the group and one model for every two.',
      'Вечер для барбера, который стрижёт не менее полугода и хочет добиться более чистого перехода.\n\n## Что делаем\n\n- контур на щеке и шее, угол лезвия и нажим\n- переход 0,5–3 мм без полос\n- масло для бороды и берёзовый дёготь: количество и порядок\n\nВ группе восемь человек, одна модель на двоих.',
      'Ilta parturille, joka on leikannut vähintään puoli vuotta ja haluaa siistimmän häivytyksen.\n\n## Mitä teemme\n\n- rajaus poskessa ja niskassa, terän kulma ja paine\n- häivytys 0,5–3 mm ilman raitaa\n- partaöljy ja koivunterva: määrä ja järjestys\n\nRyhmässä on kahdeksan henkeä ja yksi malli kahta osallistujaa kohti.',
      'Vakars bārddzinim, kurš griež vismaz pusgadu un vēlas tīrāku pāreju.\n\n## Ko darīsim\n\n- kontūra uz vaiga un kakla, asmens leņķis un spiediens\n- pāreja 0,5–3 mm bez svītrām\n- bārdas eļļa un bērza darva: daudzums un secība\n\nGrupā ir astoņi cilvēki, viens modelis uz diviem dalībniekiem.',
    ),
  },
  {
    template: 'workshop',
    id: 'festive-makeup',
    starts_at: '2026-12-08T11:00:00+02:00',
    ends_at: '2026-12-08T15:00:00+02:00',
    place: 'tallinn',
    subject: 'makeup',
    language: 'et',
    price: 75,
    seats: 9,
    tickets: [
      {
        code: 'watch',
        name: t('Vaatleja', 'Spectator', 'Наблюдатель', 'Katsoja', 'Skatītājs'),
        description: t(
          'Vaatad kõrvalt ja saad materjalid, ise ei meigi.',
          'You watch and get the materials, without doing a make-up yourself.',
          'Вы смотрите и получаете материалы, но сами макияж не делаете.',
          'Seuraat vierestä ja saat materiaalit, mutta et meikkaa itse.',
          'Vērojat un saņemat materiālus, bet pats grimu neveidojat.',
        ),
        price: 35,
        seats: 6,
      },
    ],
    image: 'covers/event-makeup-class.webp',
    alt: t(
      'Huulepulgad ja küünelakk roosal alusel',
      'Lipsticks and nail lacquer on pink blocks',
      'Помады и лак для ногтей на розовых подставках',
      'Huulipunia ja kynsilakkaa vaaleanpunaisilla jalustoilla',
      'Lūpu krāsas un nagu laka uz rozā postamentiem',
    ),
    title: t(
      'Pidulik meik tunniga: nahk, silmad, huuled',
      'Festive make-up in an hour: skin, eyes, lips',
      'Праздничный макияж за час: кожа, глаза, губы',
      'Juhlameikki tunnissa: iho, silmät, huulet',
      'Svētku grims stundā: āda, acis, lūpas',
    ),
    description: t(
      'Kolm meiki, mis püsivad õhtu lõpuni ja mahuvad salongi tunniaja sisse.',
      'Three looks that last the evening and fit into a one-hour appointment.',
      'Три образа, которые держатся весь вечер и укладываются в часовую запись.',
      'Kolme meikkiä, jotka kestävät illan ja mahtuvat tunnin varaukseen.',
      'Trīs grimi, kas turas visu vakaru un iekļaujas vienas stundas pierakstā.',
    ),
    body: t(
      'Töötame Aurelle’i toonidega talvises päevavalguses ja lambi all, et näeksid vahet.\n\n- ühtlane nahk õhukese kihiga\n- silmad kahe toodega, ilma mustata\n- huulekontuur, mis ei valgu\n\nVõta kaasa oma pintslid. Tooted ja lauapeegel on kohapeal.',
      'We work with Aurelle shades in winter daylight and under a lamp, so that you see the difference.\n\n- even skin with a thin layer\n- eyes with two products, without black\n- a lip line that does not bleed\n\nBring your brushes. Products and a table mirror are provided.',
      'Работаем с оттенками Aurelle при зимнем дневном свете и под лампой, чтобы была видна разница.\n\n- ровный тон тонким слоем\n- глаза двумя средствами, без чёрного\n- контур губ, который не растекается\n\nВозьмите свои кисти. Средства и настольное зеркало на месте.',
      'Työskentelemme Aurelle-sävyillä talvisessa päivänvalossa ja lampun alla, jotta näet eron.\n\n- tasainen iho ohuella kerroksella\n- silmät kahdella tuotteella, ilman mustaa\n- huulten rajaus, joka ei leviä\n\nOta omat siveltimesi mukaan. Tuotteet ja pöytäpeili ovat valmiina.',
      'Strādājam ar Aurelle toņiem ziemas dienasgaismā un zem lampas, lai redzētu atšķirību.\n\n- vienmērīga āda ar plānu slāni\n- acis ar diviem līdzekļiem, bez melnā\n- lūpu kontūra, kas neizplūst\n\nPaņemiet līdzi savas otas. Līdzekļi un galda spogulis ir uz vietas.',
    ),
  },
  {
    template: 'open-day',
    id: 'tallinn',
    starts_at: '2026-12-12T10:00:00+02:00',
    ends_at: '2026-12-12T16:00:00+02:00',
    place: 'tallinn',
    subject: 'care',
    language: 'et',
    price: 0,
    seats: 60,
    image: 'covers/event-open-day.webp',
    alt: t(
      'Salongitool ja taburet',
      'A styling chair and a stool',
      'Парикмахерское кресло и табурет',
      'Kampaamotuoli ja jakkara',
      'Salona krēsls un ķeblītis',
    ),
    title: t(
      'Lahtiste uste päev Tallinnas',
      'Open day in Tallinn',
      'День открытых дверей в Таллинне',
      'Avoimet ovet Tallinnassa',
      'Atvērto durvju diena Tallinā',
    ),
    description: t(
      'Istu toolides, kaalu masinaid käes ja küsi tehnoloogilt. Kohv on pliidil terve päeva.',
      'Sit in the chairs, weigh the clippers in your hand and ask a technologist. Coffee all day.',
      'Посидите в креслах, подержите машинки, спросите технолога. Кофе весь день.',
      'Istu tuoleissa, punnitse koneita kädessä ja kysy teknologilta. Kahvia koko päivän.',
      'Pasēdiet krēslos, paturiet mašīnas rokās un pajautājiet tehnologam. Kafija visu dienu.',
    ),
    body: t(
      'Kord aastas avame koolituskeskuse kõigile, ka neile, kes alles plaanivad salongi.\n\n- 11.00 peanaha diagnostika kaameraga\n- 13.00 külm blond: tooni arvutamine\n- 15.00 salongi plaan 34 ruutmeetrile\n\nTulek on tasuta. Pane end kirja, siis teame, mitu tooli valmis panna.',
      'Once a year we open the training centre to everyone, also to those who only plan a salon.\n\n- 11.00 scalp diagnosis with a camera\n- 13.00 cool blonde: calculating the tone\n- 15.00 a salon plan for 34 square metres\n\nEntry is free. Book a place so that we know how many chairs to set out.',
      'Раз в год учебный центр открыт для всех, и для тех, кто только планирует салон.\n\n- 11.00 диагностика кожи головы с камерой\n- 13.00 холодный блонд: расчёт тона\n- 15.00 план салона на 34 квадратных метра\n\nВход свободный. Запишитесь, чтобы мы знали, сколько стульев поставить.',
      'Kerran vuodessa koulutuskeskus on avoinna kaikille, myös salonkia vasta suunnitteleville.\n\n- 11.00 hiuspohjan tutkimus kameralla\n- 13.00 viileä vaalea: sävyn laskeminen\n- 15.00 salongin pohja 34 neliömetriin\n\nPääsy on maksuton. Varaa paikka, niin tiedämme, montako tuolia tarvitaan.',
      'Reizi gadā mācību centrs ir atvērts visiem, arī tiem, kas salonu tikai plāno.\n\n- 11.00 galvas ādas diagnostika ar kameru\n- 13.00 vēss blonds: toņa aprēķins\n- 15.00 salona plāns 34 kvadrātmetriem\n\nIeeja bez maksas. Piesakieties, lai zinām, cik krēslu sagatavot.',
    ),
  },
  {
    template: 'workshop',
    id: 'colour-correction',
    opens: ['professional-only'],
    starts_at: '2027-01-14T10:00:00+02:00',
    ends_at: '2027-01-14T17:00:00+02:00',
    place: 'tallinn',
    subject: 'colour',
    language: 'ru',
    price: 120,
    seats: 10,
    dates: [
      {
        starts_at: '2027-02-11T10:00:00+02:00',
        ends_at: '2027-02-11T17:00:00+02:00',
        place: 'tartu',
        language: 'et',
        seats: 3,
      },
      {
        starts_at: '2027-03-18T10:00:00+02:00',
        ends_at: '2027-03-18T17:00:00+02:00',
        place: 'riga',
        language: 'lv',
        seats: 0,
      },
    ],
    image: 'covers/event-colour-workshop.webp',
    alt: colourAlt,
    title: t(
      'Värvi parandamine: soojast jahedaks',
      'Colour correction: from warm to cool',
      'Коррекция цвета: из тёплого в холодный',
      'Värinkorjaus: lämpimästä viileäksi',
      'Krāsas korekcija: no silta uz vēsu',
    ),
    description: t(
      'Üks päev värviringi ja kahe modelliga: mida teha, kui tulemus on liiga soe või laiguline.',
      'One day with the colour wheel and two models: what to do when the result is too warm or patchy.',
      'День с цветовым кругом и двумя моделями: что делать, если результат слишком тёплый или пятнистый.',
      'Päivä väriympyrän ja kahden mallin kanssa: mitä tehdä, kun tulos on liian lämmin tai laikukas.',
      'Diena ar krāsu apli un diviem modeļiem: ko darīt, ja rezultāts ir pārāk silts vai plankumains.',
    ),
    body: t(
      'Koolitus on vene keeles, materjalid ka eesti keeles. Osalejal peab olema vähemalt aasta värvimiskogemust.\n\n## Teemad\n\n- tausta määramine ja neutraliseerimine\n- oksüdandi valik: 1,5 %, 3 % või 6 %\n- tooneri aeg ja järelhooldus\n- vestlus kliendiga: mida lubada ja mida mitte\n\nHinnas on OXLABi värvid, lõuna ja tunnistus.',
      'Taught in Russian, with materials in Estonian too. You need at least a year of colouring experience.\n\n## Subjects\n\n- reading and neutralising the base\n- choosing the developer: 1.5%, 3% or 6%\n- toner time and aftercare\n- talking to the client: what to promise and what not\n\nThe price includes OXLAB colour, lunch and a certificate.',
      'Обучение на русском языке, материалы также на эстонском. Нужен опыт окрашивания не менее года.\n\n## Темы\n\n- определение фона осветления и нейтрализация\n- выбор оксиданта: 1,5 %, 3 % или 6 %\n- время тонирования и уход после\n- разговор с клиентом: что обещать, а что нет\n\nВ стоимость входят красители OXLAB, обед и сертификат.',
      'Koulutus on venäjäksi, materiaalit myös viroksi. Osallistujalla on oltava vähintään vuoden värjäyskokemus.\n\n## Aiheet\n\n- pohjan määrittäminen ja neutralointi\n- hapetteen valinta: 1,5 %, 3 % tai 6 %\n- sävytteen aika ja jälkihoito\n- keskustelu asiakkaan kanssa: mitä luvata ja mitä ei\n\nHintaan sisältyvät OXLAB-värit, lounas ja todistus.',
      'Mācības notiek krievu valodā, materiāli arī igauņu valodā. Nepieciešama vismaz gada pieredze krāsošanā.\n\n## Tēmas\n\n- pamata noteikšana un neitralizēšana\n- oksidanta izvēle: 1,5 %, 3 % vai 6 %\n- tonera laiks un kopšana pēc procedūras\n- saruna ar klientu: ko solīt un ko ne\n\nCenā iekļautas OXLAB krāsas, pusdienas un apliecība.',
    ),
  },
  {
    template: 'training',
    id: 'blonde-foundations-riga',
    opens: ['professional-only'],
    starts_at: '2027-01-21T10:00:00+02:00',
    ends_at: '2027-01-22T16:00:00+02:00',
    place: 'riga',
    subject: 'colour',
    language: 'lv',
    price: 180,
    seats: 12,
    image: 'banners/banner-oxlab.webp',
    alt: t(
      'OXLABi värv, oksüdandid ja blondeerija',
      'OXLAB colour, developers and lightener',
      'Краситель, оксиданты и осветлитель OXLAB',
      'OXLAB-väri, hapetteita ja vaalennusaine',
      'OXLAB krāsa, oksidanti un balinātājs',
    ),
    title: t(
      'Blondeerimise alused Riias',
      'Foundations of lightening in Riga',
      'Основы осветления в Риге',
      'Vaalennuksen perusteet Riiassa',
      'Balināšanas pamati Rīgā',
    ),
    description: t(
      'Kaks päeva: juukse ehitus, blondeerija valik, fooliumitehnikad ja toonimine.',
      'Two days: hair structure, choice of lightener, foil techniques and toning.',
      'Два дня: строение волоса, выбор осветлителя, техники с фольгой и тонирование.',
      'Kaksi päivää: hiuksen rakenne, vaalennusaineen valinta, foliotekniikat ja sävytys.',
      'Divas dienas: mata uzbūve, balinātāja izvēle, folijas tehnikas un tonēšana.',
    ),
    body: t(
      'Esimesel päeval teooria ja proovisalgud, teisel päeval modellid. Koolitus on läti keeles.\n\n1. Juukse seisund ja test enne tööd\n2. Segu, aeg ja soojus\n3. Fooliumid: laius, jaotus, pind\n4. Toonimine ja sidemete hooldus\n\nIga osaleja teeb teise päeva lõpuks ühe terve töö.',
      'Theory and test strands on the first day, models on the second. Taught in Latvian.\n\n1. Condition of the hair and the test before work\n2. Mixture, time and heat\n3. Foils: width, sectioning, saturation\n4. Toning and bond care\n\nBy the end of the second day every participant has done one complete job.',
      'В первый день теория и пробные пряди, во второй — модели. Обучение на латышском языке.\n\n1. Состояние волос и тест перед работой\n2. Смесь, время и тепло\n3. Фольга: ширина, деление, насыщение\n4. Тонирование и восстановление связей\n\nК концу второго дня каждый участник выполняет одну полную работу.',
      'Ensimmäisenä päivänä teoriaa ja koesuortuvia, toisena malleja. Koulutus on latviaksi.\n\n1. Hiuksen kunto ja testi ennen työtä\n2. Seos, aika ja lämpö\n3. Foliot: leveys, jako, kyllästys\n4. Sävytys ja sidoksia hoitava käsittely\n\nToisen päivän lopussa jokainen osallistuja on tehnyt yhden kokonaisen työn.',
      'Pirmajā dienā teorija un paraugu šķipsnas, otrajā — modeļi. Mācības notiek latviešu valodā.\n\n1. Matu stāvoklis un tests pirms darba\n2. Maisījums, laiks un siltums\n3. Folijas: platums, dalījums, piesātinājums\n4. Tonēšana un saišu kopšana\n\nOtrās dienas beigās katrs dalībnieks ir paveicis vienu pilnu darbu.',
    ),
  },
  {
    template: 'workshop',
    id: 'wash-ritual',
    starts_at: '2027-02-04T13:00:00+02:00',
    ends_at: '2027-02-04T16:00:00+02:00',
    place: 'parnu',
    subject: 'care',
    language: 'et',
    price: 55,
    seats: 8,
    image: 'covers/event-wash-ritual.webp',
    alt: washAlt,
    title: t(
      'Pesutooli rituaal: 12 minutit',
      'The backwash ritual: 12 minutes',
      'Ритуал у мойки: 12 минут',
      'Pesupaikan rituaali: 12 minuuttia',
      'Mazgāšanas rituāls: 12 minūtes',
    ),
    description: t(
      'Peanahahooldus, mis mahub teenuse sisse ja tõstab arvet ilma uue broneeringuta.',
      'Scalp care that fits into the service and raises the bill without another booking.',
      'Уход за кожей головы, который помещается в услугу и увеличивает чек без новой записи.',
      'Hiuspohjan hoito, joka mahtuu palveluun ja nostaa laskua ilman uutta varausta.',
      'Galvas ādas kopšana, kas iekļaujas pakalpojumā un palielina čeku bez jauna pieraksta.',
    ),
    body: t(
      'Harjutame neljaastmelist hooldust Meriväli ja NORDLYSi toodetega.\n\n- puhastus meresoolaga\n- mask ja kaheksa massaaživõtet\n- toonik ja soe rätik\n- mida kirjutada kliendi kaardile\n\nTööd tehakse paaris, mõlemad rollid. Rätikud ja tooted on kohapeal.',
      'We practise a four-step treatment with Meriväli and NORDLYS products.\n\n- cleansing with sea salt\n- mask and eight massage strokes\n- tonic and a warm towel\n- what to write on the client card\n\nYou work in pairs and take both roles. Towels and products are provided.',
      'Отрабатываем уход в четыре шага со средствами Meriväli и NORDLYS.\n\n- очищение морской солью\n- маска и восемь приёмов массажа\n- тоник и тёплое полотенце\n- что записать в карту клиента\n\nРабота в парах, в обеих ролях. Полотенца и средства на месте.',
      'Harjoittelemme nelivaiheista hoitoa Meriväli- ja NORDLYS-tuotteilla.\n\n- puhdistus merisuolalla\n- naamio ja kahdeksan hierontaotetta\n- hoitoneste ja lämmin pyyhe\n- mitä kirjoittaa asiakaskorttiin\n\nTyöskennellään pareittain molemmissa rooleissa. Pyyhkeet ja tuotteet ovat valmiina.',
      'Vingrināmies četru soļu kopšanā ar Meriväli un NORDLYS līdzekļiem.\n\n- attīrīšana ar jūras sāli\n- maska un astoņi masāžas paņēmieni\n- toniks un silts dvielis\n- ko ierakstīt klienta kartītē\n\nStrādājam pāros, abās lomās. Dvieļi un līdzekļi ir uz vietas.',
    ),
  },
  {
    template: 'training',
    id: 'styling-live',
    starts_at: '2027-02-18T10:00:00+02:00',
    ends_at: '2027-02-18T15:00:00+02:00',
    place: 'tartu',
    subject: 'cutting',
    language: 'et',
    price: 85,
    seats: 4,
    image: 'covers/event-styling-live.webp',
    alt: t(
      'Lumi Pro Aura föön',
      'The Lumi Pro Aura dryer',
      'Фен Lumi Pro Aura',
      'Lumi Pro Aura -kuivaaja',
      'Lumi Pro Aura fēns',
    ),
    title: t(
      'Föön ja hari: kolm vormi, mis püsivad',
      'Dryer and brush: three shapes that hold',
      'Фен и брашинг: три формы, которые держатся',
      'Kuivaaja ja harja: kolme kestävää muotoa',
      'Fēns un suka: trīs formas, kas turas',
    ),
    description: t(
      'Sirge, suur laine ja maht juurest. Iga vorm kahel juuksetüübil.',
      'Straight, a large wave and volume at the root. Each shape on two hair types.',
      'Гладкая укладка, крупная волна и объём у корней. Каждая форма на двух типах волос.',
      'Suora, iso laine ja tyvikohotus. Jokainen muoto kahdelle hiustyypille.',
      'Taisni mati, liels vilnis un apjoms pie saknēm. Katra forma diviem matu tipiem.',
    ),
    body: t(
      'Õpid valima harja läbimõõtu, õhu temperatuuri ja liikumise suunda nii, et randmele jääks vähem tööd.\n\n- jaotus ja pinge\n- õhk piki kiudu, mitte vastu\n- jahutus enne harja väljavõtmist\n\nVõta kaasa oma föön või proovi meie Lumi Pro Aurat.',
      'You learn to choose brush diameter, air temperature and direction so that the wrist works less.\n\n- sectioning and tension\n- air along the fibre, not against it\n- cooling before the brush comes out\n\nBring your own dryer or try our Lumi Pro Aura.',
      'Вы научитесь выбирать диаметр брашинга, температуру и направление воздуха так, чтобы запястье уставало меньше.\n\n- деление и натяжение\n- воздух вдоль волоса, а не навстречу\n- охлаждение до извлечения брашинга\n\nВозьмите свой фен или попробуйте наш Lumi Pro Aura.',
      'Opit valitsemaan harjan halkaisijan, ilman lämpötilan ja suunnan niin, että ranteelle jää vähemmän työtä.\n\n- jako ja jännitys\n- ilma kuidun suuntaan, ei vastaan\n- jäähdytys ennen harjan irrottamista\n\nOta oma kuivaajasi mukaan tai kokeile Lumi Pro Auraa.',
      'Iemācīsieties izvēlēties sukas diametru, gaisa temperatūru un virzienu tā, lai plaukstas locītavai mazāk darba.\n\n- dalījums un nospriegojums\n- gaiss gar matu, nevis pret to\n- atdzesēšana pirms sukas izņemšanas\n\nPaņemiet līdzi savu fēnu vai izmēģiniet mūsu Lumi Pro Aura.',
    ),
  },
  {
    template: 'workshop',
    id: 'toning-riga',
    starts_at: '2027-03-04T11:00:00+02:00',
    ends_at: '2027-03-04T15:00:00+02:00',
    place: 'riga',
    subject: 'colour',
    language: 'ru',
    price: 80,
    seats: 0,
    image: 'covers/article-colour-theory.webp',
    alt: t(
      'Värvinäidised ja tuubid',
      'Colour swatches and tubes',
      'Образцы цвета и тюбики',
      'Värimalleja ja putkia',
      'Krāsu paraugi un tūbiņas',
    ),
    title: t(
      'Toonimine Riias: läige ja kestvus',
      'Toning in Riga: shine and wear',
      'Тонирование в Риге: блеск и стойкость',
      'Sävytys Riiassa: kiilto ja kesto',
      'Tonēšana Rīgā: spīdums un noturība',
    ),
    description: t(
      'Happeline ja leeliseline tooner, pesukoha toonimine ja vahevärving.',
      'Acid and alkaline toners, toning at the basin and a refresh between colours.',
      'Кислотные и щелочные тонеры, тонирование у мойки и освежение между окрашиваниями.',
      'Hapan ja emäksinen sävyte, sävytys pesupaikalla ja virkistys värjäysten välillä.',
      'Skābie un sārmainie toneri, tonēšana pie izlietnes un atsvaidzināšana starp krāsošanām.',
    ),
    body: t(
      'Koolitus on vene keeles. Kohad on täis, aga ootenimekiri liigub: pane end sinna kirja.\n\n- pH ja soomuskiht\n- viis retsepti külmale ja viis soojale blondile\n- ajastus pesukohal',
      'Taught in Russian. All places are taken, but the waiting list moves: put yourself on it.\n\n- pH and the cuticle\n- five recipes for cool and five for warm blonde\n- timing at the basin',
      'Обучение на русском языке. Мест нет, но лист ожидания движется: запишитесь в него.\n\n- pH и кутикула\n- пять рецептов для холодного и пять для тёплого блонда\n- время выдержки у мойки',
      'Koulutus on venäjäksi. Paikat ovat täynnä, mutta jonotuslista elää: liity siihen.\n\n- pH ja kutikula\n- viisi reseptiä viileään ja viisi lämpimään vaaleaan\n- ajoitus pesupaikalla',
      'Mācības notiek krievu valodā. Vietu vairs nav, taču gaidīšanas saraksts virzās uz priekšu: pierakstieties tajā.\n\n- pH un kutikula\n- piecas receptes vēsam un piecas siltam blondam\n- laiks pie izlietnes',
    ),
  },
  {
    template: 'open-day',
    id: 'riga',
    starts_at: '2027-03-13T10:00:00+02:00',
    ends_at: '2027-03-13T16:00:00+02:00',
    place: 'riga',
    subject: 'care',
    language: 'lv',
    price: 0,
    seats: 50,
    image: 'banners/banner-training.webp',
    alt: academyAlt,
    title: t(
      'Lahtiste uste päev Riias',
      'Open day in Riga',
      'День открытых дверей в Риге',
      'Avoimet ovet Riiassa',
      'Atvērto durvju diena Rīgā',
    ),
    description: t(
      'Kevade uudised, mööbel ja kolm lühikest esitlust. Tulek on tasuta.',
      'Spring news, furniture and three short demonstrations. Entry is free.',
      'Весенние новинки, мебель и три коротких показа. Вход свободный.',
      'Kevään uutuudet, kalusteet ja kolme lyhyttä esitystä. Pääsy on maksuton.',
      'Pavasara jaunumi, mēbeles un trīs īsi paraugdemonstrējumi. Ieeja bez maksas.',
    ),
    body: t(
      'Kevadine päev meie Riia keskuses Brīvības gatvel.\n\n- 11.00 kevade toonid OXLABi kaardil\n- 13.00 pesukoha valik ja ühendamine\n- 15.00 barberi töökoht\n\nParkimine on hoovis.',
      'A spring day at our Riga centre on Brīvības gatve.\n\n- 11.00 spring shades on the OXLAB chart\n- 13.00 choosing and connecting a wash unit\n- 15.00 the barber’s workplace\n\nParking is in the yard.',
      'Весенний день в нашем рижском центре на Бривибас гатве.\n\n- 11.00 весенние оттенки на карте OXLAB\n- 13.00 выбор и подключение мойки\n- 15.00 рабочее место барбера\n\nПарковка во дворе.',
      'Kevätpäivä Riian keskuksessamme Brīvības gatvella.\n\n- 11.00 kevään sävyt OXLAB-kartalla\n- 13.00 pesupaikan valinta ja liitäntä\n- 15.00 parturin työpiste\n\nPysäköinti pihalla.',
      'Pavasara diena mūsu Rīgas centrā Brīvības gatvē.\n\n- 11.00 pavasara toņi OXLAB kartē\n- 13.00 mazgāšanas vietas izvēle un pieslēgšana\n- 15.00 bārddziņa darba vieta\n\nAutostāvvieta pagalmā.',
    ),
  },
];
