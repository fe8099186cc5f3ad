import type { Language } from '../../src/domain/locales.ts';

/** What reviews are about, told by the main category of the product. */
export const reviewKinds = [
  'hair-care',
  'colour',
  'styling',
  'barber',
  'electricals',
  'tools',
  'makeup',
  'hygiene',
  'furniture',
  'other',
] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** What content people say, by the kind of product. */
export const praise: Record<Language, Record<ReviewKind, readonly string[]>> = {
  et: {
    'hair-care': [
      'Juuksed on pärast pesu pehmed ja kammitavad ilma palsamita.',
      'Kliendid küsivad selle lõhna järele.',
      'Väike kogus vahutab hästi, pudelist jätkub kauaks.',
      'Värvitud juuksed ei kaota tooni nii kiiresti.',
      'Peanahk on rahulik ka talvel.',
    ],
    colour: [
      'Toon tuli täpselt nagu kaardil.',
      'Katab hallid esimese korraga.',
      'Kreem ei tilgu ja seguneb ühtlaselt.',
      'Läige püsis kuus nädalat.',
      'Numbrid on loogilised, arvutan retsepti peast.',
    ],
    styling: [
      'Hoiab kuju, aga ei kleepu.',
      'Harjub kammiga välja ja puru ei jää.',
      'Pihustab ühtlaselt viimase tilgani.',
      'Peened juuksed said mahu ega vajunud õhtuks.',
    ],
    barber: [
      'Habe on pehme ja lõhn ei ole liiga tugev.',
      'Klient ostis kohe teise koju.',
      'Matt tulemus, ei jäta valget kihti.',
      'Sobib ka tundlikule nahale.',
    ],
    electricals: [
      'Vaikne ja piisavalt kerge terveks päevaks.',
      'Kuumeneb kiiresti ja hoiab temperatuuri.',
      'Juhe on pikk, salongis mugav.',
      'Pool aastat igapäevast tööd, tõrkeid ei ole.',
    ],
    tools: [
      'Istub hästi käes ja ranne ei väsi.',
      'Lõikab puhtalt ka märga juust.',
      'Tera püsib teravana, teritasin alles nüüd.',
      'Materjal on korralik, ei elektriseeru.',
    ],
    makeup: [
      'Toon on päevavalguses sama mis pildil.',
      'Püsis pulmapäeva lõpuni.',
      'Kiht on õhuke ja ühtlane.',
      'Pigment on tugev, vähesest piisab.',
    ],
    hygiene: [
      'Ei rebene ka pika värvimise ajal.',
      'Suurus vastab tabelile.',
      'Imab hästi ja ei jäta karvu.',
      'Pakendist on lihtne ühekaupa võtta.',
    ],
    furniture: [
      'Kliendid kiidavad istuvust.',
      'Tarne ja paigaldus läks kokkulepitud ajal.',
      'Kate on kergesti puhastatav.',
      'Pump liigub sujuvalt ja ei lekita õli.',
    ],
    other: [
      'Kinkisin kolleegile, oli rahul.',
      'Pakend on ilus ja midagi ei olnud katki.',
      'Nahk on pehme ja lõhn mõõdukas.',
      'Vastab kirjeldusele.',
    ],
  },
  lv: {
    'hair-care': [
      'Pēc mazgāšanas mati ir mīksti un viegli ķemmējami.',
      'Klientes jautā, kas tas par aromātu.',
      'Pietiek ar nelielu daudzumu, pudele kalpo ilgi.',
      'Krāsotiem matiem tonis turas ilgāk.',
      'Galvas āda arī ziemā ir mierīga.',
    ],
    colour: [
      'Tonis sanāca tieši tāds kā kartē.',
      'Sirmos matus nosedz ar pirmo reizi.',
      'Krēms netek un viegli sajaucas.',
      'Spīdums turējās sešas nedēļas.',
      'Numuri ir loģiski, recepti aprēķinu galvā.',
    ],
    styling: [
      'Notur formu, bet nelīp.',
      'Viegli izķemmējams, nepaliek baltas pārslas.',
      'Izsmidzina vienmērīgi līdz pēdējai pilei.',
      'Plāniem matiem apjoms turējās līdz vakaram.',
    ],
    barber: [
      'Bārda ir mīksta, aromāts nav par spēcīgu.',
      'Klients uzreiz nopirka arī mājām.',
      'Matēts rezultāts bez baltas kārtas.',
      'Der arī jutīgai ādai.',
    ],
    electricals: [
      'Kluss un pietiekami viegls visai dienai.',
      'Ātri uzkarst un notur temperatūru.',
      'Vads garš, salonā ērti.',
      'Pusgads ikdienas darba, nekādu problēmu.',
    ],
    tools: [
      'Labi guļ rokā, plaukstas locītava nenogurst.',
      'Tīri griež arī mitrus matus.',
      'Asmens ilgi paliek ass.',
      'Labs materiāls, neelektrizējas.',
    ],
    makeup: [
      'Dienasgaismā tonis ir tāds pats kā attēlā.',
      'Noturējās līdz kāzu beigām.',
      'Klājas plāni un vienmērīgi.',
      'Spēcīgs pigments, vajag pavisam maz.',
    ],
    hygiene: [
      'Neplīst arī garas krāsošanas laikā.',
      'Izmērs atbilst tabulai.',
      'Labi uzsūc un neatstāj plūksnas.',
      'No iepakojuma viegli izņemt pa vienam.',
    ],
    furniture: [
      'Klienti slavē ērto sēdekli.',
      'Piegāde un uzstādīšana notika norunātajā laikā.',
      'Pārklājums viegli tīrāms.',
      'Sūknis kustas vienmērīgi.',
    ],
    other: [
      'Uzdāvināju kolēģei, viņa ir apmierināta.',
      'Skaists iepakojums, nekas nebija sasists.',
      'Āda ir mīksta, aromāts mērens.',
      'Atbilst aprakstam.',
    ],
  },
  ru: {
    'hair-care': [
      'После мытья волосы мягкие и легко расчёсываются.',
      'Клиентки спрашивают, что это за аромат.',
      'Расход небольшой, флакона хватает надолго.',
      'Окрашенные волосы дольше держат тон.',
      'Кожа головы спокойна даже зимой.',
    ],
    colour: [
      'Оттенок получился точно как на карте.',
      'Седину закрывает с первого раза.',
      'Крем не течёт и легко смешивается.',
      'Блеск держался шесть недель.',
      'Номера логичные, рецепт считаю в уме.',
    ],
    styling: [
      'Держит форму и не липнет.',
      'Легко вычёсывается, белых следов нет.',
      'Распыляет ровно до последней капли.',
      'На тонких волосах объём держался до вечера.',
    ],
    barber: [
      'Борода мягкая, запах не резкий.',
      'Клиент сразу купил такое же домой.',
      'Матовый результат без белого налёта.',
      'Подходит и чувствительной коже.',
    ],
    electricals: [
      'Тихий и достаточно лёгкий для целого дня.',
      'Быстро нагревается и держит температуру.',
      'Длинный провод, в салоне удобно.',
      'Полгода ежедневной работы без сбоев.',
    ],
    tools: [
      'Хорошо лежит в руке, кисть не устаёт.',
      'Чисто режет и мокрый волос.',
      'Долго остаётся острым.',
      'Хороший материал, не электризует волосы.',
    ],
    makeup: [
      'При дневном свете тон такой же, как на фото.',
      'Продержалось всю свадьбу.',
      'Ложится тонко и ровно.',
      'Сильный пигмент, нужно совсем немного.',
    ],
    hygiene: [
      'Не рвутся даже при долгом окрашивании.',
      'Размер соответствует таблице.',
      'Хорошо впитывает и не оставляет ворсинок.',
      'Удобно доставать из упаковки по одному.',
    ],
    furniture: [
      'Клиенты хвалят посадку.',
      'Доставка и сборка прошли в оговорённое время.',
      'Обивку легко чистить.',
      'Подъём плавный, масло не течёт.',
    ],
    other: [
      'Брали в подарок коллеге, подошло.',
      'Красивая упаковка, всё приехало целым.',
      'Кожа мягкая, аромат умеренный.',
      'Соответствует описанию.',
    ],
  },
  fi: {
    'hair-care': [
      'Hiukset ovat pesun jälkeen pehmeät ja helposti kammattavat.',
      'Asiakkaat kysyvät tuoksusta.',
      'Pieni määrä riittää, pullo kestää pitkään.',
      'Värjättyjen hiusten sävy pysyy pidempään.',
      'Hiuspohja pysyy rauhallisena talvellakin.',
    ],
    colour: [
      'Sävystä tuli juuri sellainen kuin kartalla.',
      'Peittää harmaat ensimmäisellä kerralla.',
      'Ei valu ja sekoittuu tasaisesti.',
      'Kiilto kesti kuusi viikkoa.',
    ],
    styling: [
      'Pitää muodon eikä tahmaa.',
      'Harjautuu pois eikä hilseile.',
      'Suihkuaa tasaisesti loppuun asti.',
      'Ohuiden hiusten tuuheus pysyi iltaan.',
    ],
    barber: [
      'Parta on pehmeä eikä tuoksu ole liian voimakas.',
      'Asiakas osti heti samanlaisen kotiin.',
      'Matta tulos ilman valkoista kerrosta.',
    ],
    electricals: [
      'Hiljainen ja riittävän kevyt koko päivään.',
      'Kuumenee nopeasti ja pitää lämmön.',
      'Pitkä johto on salongissa kätevä.',
      'Puoli vuotta päivittäistä työtä ilman vikoja.',
    ],
    tools: [
      'Istuu hyvin käteen eikä ranne väsy.',
      'Leikkaa siististi märänkin hiuksen.',
      'Terä pysyy pitkään terävänä.',
    ],
    makeup: [
      'Sävy on päivänvalossa sama kuin kuvassa.',
      'Kesti häiden loppuun.',
      'Levittyy ohuesti ja tasaisesti.',
    ],
    hygiene: [
      'Ei repeä pitkässäkään värjäyksessä.',
      'Koko vastaa taulukkoa.',
      'Imee hyvin eikä jätä nukkaa.',
    ],
    furniture: [
      'Asiakkaat kehuvat istumista.',
      'Toimitus ja asennus tapahtuivat sovitusti.',
      'Verhoilu on helppo puhdistaa.',
    ],
    other: [
      'Annoin lahjaksi työkaverille, hän piti siitä.',
      'Kaunis pakkaus, kaikki oli ehjää.',
      'Vastaa kuvausta.',
    ],
  },
  en: {
    'hair-care': [
      'Hair is soft after washing and combs without conditioner.',
      'Clients ask about the scent.',
      'A little goes a long way.',
      'Coloured hair keeps its tone longer.',
    ],
    colour: [
      'The shade came out just as on the chart.',
      'Covers grey the first time.',
      'Does not drip and mixes evenly.',
      'The shine lasted six weeks.',
    ],
    styling: [
      'Holds the shape and does not stick.',
      'Brushes out without flakes.',
      'Sprays evenly to the last drop.',
    ],
    barber: [
      'The beard is soft and the scent is not too strong.',
      'A matt result with no white film.',
      'Fine on sensitive skin too.',
    ],
    electricals: [
      'Quiet and light enough for a full day.',
      'Heats up fast and keeps its temperature.',
      'The cord is long, handy in a salon.',
    ],
    tools: [
      'Sits well in the hand, the wrist does not tire.',
      'Cuts wet hair cleanly too.',
      'The edge stays sharp.',
    ],
    makeup: [
      'In daylight the shade is the same as in the picture.',
      'Lasted through a wedding.',
      'Goes on thin and even.',
    ],
    hygiene: [
      'Does not tear during long colour work.',
      'The size fits the table.',
      'Absorbs well and leaves no lint.',
    ],
    furniture: [
      'Clients praise the seat.',
      'Delivery and fitting came at the agreed time.',
      'The cover is easy to clean.',
    ],
    other: ['Gave it to a colleague, who was pleased.', 'Well packed, nothing was broken.', 'As described.'],
  },
};

/** A second sentence some add. */
export const endings: Record<Language, readonly string[]> = {
  et: [
    'Tellin teist korda.',
    'Hind on selle kohta mõistlik.',
    'Soovitan ka väiksemale salongile.',
    'Tarne tuli järgmisel päeval.',
    'Jäi salongi püsivalt.',
    'Kasutan iga päev.',
  ],
  lv: [
    'Pasūtu otro reizi.',
    'Cena ir saprātīga.',
    'Iesaku arī nelielam salonam.',
    'Piegādāja nākamajā dienā.',
    'Salonā paliks pastāvīgi.',
    'Lietoju katru dienu.',
  ],
  ru: [
    'Заказываю второй раз.',
    'Цена разумная.',
    'Советую и небольшому салону.',
    'Доставили на следующий день.',
    'В салоне останется надолго.',
    'Пользуюсь каждый день.',
  ],
  fi: [
    'Tilaan toista kertaa.',
    'Hinta on kohtuullinen.',
    'Suosittelen pienellekin salongille.',
    'Toimitus tuli kahdessa päivässä.',
    'Käytän joka päivä.',
  ],
  en: [
    'Second order already.',
    'A fair price.',
    'Worth it for a small salon too.',
    'Delivered the next day.',
    'I use it every day.',
  ],
};

/** What those say who are not quite content, and what the shop answers. */
export const complaints: Record<Language, readonly { body: string; reply: string }[]> = {
  et: [
    {
      body: 'Toode on hea, kuid pakend oli kohale jõudes mõlkis.',
      reply: 'Kahju, et pakk sai teel viga. Saatsime uue ja lisasime täitematerjali.',
    },
    { body: 'Ootasin rohkem. Minu jaoks kallis.', reply: '' },
    {
      body: 'Lõhn on tugevam, kui arvasin.',
      reply: 'Aitäh tagasiside eest. Samas sarjas on ka lõhnata variant, nõustaja aitab valida.',
    },
    { body: 'Üks tuli katkisena, vahetati kahe päevaga ümber.', reply: 'Hea, et vahetus kiiresti sujus.' },
  ],
  lv: [
    {
      body: 'Prece laba, bet iepakojums atnāca saspiests.',
      reply: 'Mums žēl, ka sūtījums ceļā cieta. Nosūtījām jaunu.',
    },
    { body: 'Gaidīju vairāk. Man par dārgu.', reply: '' },
    {
      body: 'Aromāts stiprāks, nekā domāju.',
      reply: 'Paldies par atsauksmi. Konsultants palīdzēs izvēlēties maigāku.',
    },
  ],
  ru: [
    {
      body: 'Товар хороший, но упаковка пришла помятой.',
      reply: 'Жаль, что посылка пострадала в пути. Мы отправили новую.',
    },
    { body: 'Не оправдало ожиданий. Для меня дорого.', reply: '' },
    {
      body: 'Запах сильнее, чем ожидалось.',
      reply: 'Спасибо за отзыв. Консультант поможет выбрать средство с более мягким ароматом.',
    },
  ],
  fi: [
    {
      body: 'Tuote on hyvä, mutta pakkaus oli kolhiintunut.',
      reply: 'Ikävää, että paketti vaurioitui. Lähetimme uuden.',
    },
    { body: 'Odotin enemmän. Minulle kallis.', reply: '' },
  ],
  en: [
    {
      body: 'Good product, but the box arrived dented.',
      reply: 'We are sorry the parcel was damaged. A new one is on its way.',
    },
    { body: 'I expected more for the price.', reply: '' },
  ],
};
