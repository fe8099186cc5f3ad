import { t, type Texts } from '../../catalogue/texts.ts';
import { block, category, rich, type SeedPage } from '../builder.ts';
import { names } from '../layout.ts';
import { jobAdvertisements } from '../popular.ts';
import { information } from './information.ts';

const write = (address: string) =>
  block('link_button', {
    linkText: t('Kirjuta meile', 'Write to us', 'Напишите нам', 'Kirjoita meille', 'Rakstiet mums'),
    linkUrl: `mailto:${address}`,
    iconLeft: 'envelope-simple',
    bgColor: 'green',
  });

/** Where each open position stands on its page; advertisements lead there. */
const positionIds = jobAdvertisements.map(({ slug }) => slug);

/** The page of open positions: the list, the form for applications, and each position under its own address. */
function positions(path: string, title: Texts, description: Texts, body: Texts): SeedPage {
  const parts = Object.entries(body).map(
    ([language, text]) => [language, text.split(/\n\n(?=## )/)] as const,
  );
  const part = (at: number) =>
    Object.fromEntries(parts.map(([language, all]) => [language, all[at]!])) as Texts;
  return {
    type: 'ROUTE',
    path,
    title,
    description,
    image: 'covers/event-wash-ritual.webp',
    placeholders: {
      MAIN: [
        block('content_head', { title, body: rich(description) }),
        block('careers_list', { path: 'https://cv.ilumaja.example/apply' }),
        ...positionIds.map((uniqueId, at) => block('dynamic_text', { uniqueId, body: rich(part(at)) })),
        write('too@ilumaja.example'),
      ],
    },
  };
}

/** A game of somebody else, which opens once it is allowed. */
const game: SeedPage = {
  type: 'ROUTE',
  path: '/game',
  title: names.game,
  description: t(
    'Kogu detsembris punkte ja võida salongile kinkekaart.',
    'Collect points in December and win a gift card for your salon.',
    'Собирайте очки в декабре и выиграйте подарочную карту для салона.',
    'Kerää pisteitä joulukuussa ja voita salongillesi lahjakortti.',
    'Krājiet punktus decembrī un laimējiet savam salonam dāvanu karti.',
  ),
  placeholders: {
    MAIN: [
      block('content_head', {
        title: names.game,
        body: rich(
          t(
            'Mäng kestab 1. kuni 24. detsembrini. Osalemine on tasuta ega nõua ostu. Võitjatele kirjutame 28. detsembril.',
            'The game runs from 1 to 24 December. Taking part is free and needs no purchase. We write to the winners on 28 December.',
            'Игра идёт с 1 по 24 декабря. Участие бесплатное, покупка не нужна. Победителям напишем 28 декабря.',
            'Peli on avoinna 1.–24. joulukuuta. Osallistuminen on maksutonta eikä vaadi ostoa. Voittajille kirjoitamme 28. joulukuuta.',
            'Spēle notiek no 1. līdz 24. decembrim. Dalība ir bez maksas, pirkums nav vajadzīgs. Uzvarētājiem rakstīsim 28. decembrī.',
          ),
        ),
      }),
      block('adact_game', {
        gameId: 'winter-2026',
        gameIframeURL: 'https://game.ilumaja.example/winter-2026',
      }),
    ],
  },
};

/** Pages about the house and what it offers to its customers. */
export const company = [
  information(
    '/about',
    names.about,
    t(
      'Professionaalne pood inimestele, kelle töö on teiste juuksed, nahk ja küüned.',
      'A trade shop for people who work on other people’s hair, skin and nails.',
      'Профессиональный магазин для тех, кто работает с волосами, кожей и ногтями.',
      'Ammattilaisten kauppa niille, joiden työtä ovat muiden hiukset, iho ja kynnet.',
      'Profesionāļu veikals tiem, kuri strādā ar matiem, ādu un nagiem.',
    ),
    {
      et: `Ilumaja OÜ müüb professionaalseid ilutooteid Eestis ja Lätis. Meil on kuus kauplust, laod Tallinnas, Tartus ja Riias ning koolituskeskus Tallinnas ja Riias.

## Kuidas töötame

Nõustaja kassas on ise salongis töötanud. Kui toode sinu tööks ei sobi, siis ta ütleb seda. Müüme kahtteist brändi, mille koostise ja päritolu me tunneme.

## Rekvisiidid

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinn. Üldtelefon <a href="tel:+3726000100">+372 600 0100</a>, e-post <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>. Kaupluste ajad on <a href="/contact">kaupluste lehel</a>.`,
      en: `Ilumaja OÜ sells professional beauty products in Estonia and Latvia. We have six stores, warehouses in Tallinn, Tartu and Riga and training centres in Tallinn and Riga.

## How we work

The adviser at the counter has worked in a salon. If a product does not suit your work, you will be told. We sell twelve brands whose ingredients and origin we know.

## Details

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinn. Phone <a href="tel:+3726000100">+372 600 0100</a>, e-mail <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>. Opening hours are on the <a href="/contact">stores page</a>.`,
      ru: `Ilumaja OÜ продаёт профессиональные товары для красоты в Эстонии и Латвии. У нас шесть магазинов, склады в Таллинне, Тарту и Риге и учебные центры в Таллинне и Риге.

## Как мы работаем

Консультант за прилавком сам работал в салоне. Если средство не подходит для вашей работы, он так и скажет. Мы продаём двенадцать брендов, состав и происхождение которых знаем.

## Реквизиты

Ilumaja OÜ, Pärnu mnt 139c, 11317 Таллинн. Телефон <a href="tel:+3726000100">+372 600 0100</a>, эл. почта <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>. Часы работы — на странице <a href="/contact">магазинов</a>.`,
      fi: `Ilumaja OÜ myy ammattikäyttöön tarkoitettuja kauneustuotteita Virossa ja Latviassa. Meillä on kuusi myymälää, varastot Tallinnassa, Tartossa ja Riiassa sekä koulutuskeskukset Tallinnassa ja Riiassa.

## Miten työskentelemme

Tiskin takana on ihminen, joka on itse työskennellyt salongissa. Jos tuote ei sovi työhösi, hän sanoo sen. Myymme kahtatoista merkkiä, joiden koostumuksen ja alkuperän tunnemme.

## Yhteystiedot

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinna. Puhelin <a href="tel:+3726000100">+372 600 0100</a>, sähköposti <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>. Aukioloajat ovat <a href="/contact">myymäläsivulla</a>.`,
      lv: `Ilumaja OÜ pārdod profesionālus skaistumkopšanas līdzekļus Igaunijā un Latvijā. Mums ir seši veikali, noliktavas Tallinā, Tartu un Rīgā un mācību centri Tallinā un Rīgā.

## Kā strādājam

Konsultants pie letes pats ir strādājis salonā. Ja līdzeklis Jūsu darbam neder, viņš to pateiks. Pārdodam divpadsmit zīmolus, kuru sastāvu un izcelsmi pazīstam.

## Rekvizīti

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallina. Tālrunis <a href="tel:+3726000100">+372 600 0100</a>, e-pasts <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>. Darba laiki — <a href="/contact">veikalu lapā</a>.`,
    },
    { picture: 'covers/article-salon-design' },
  ),
  information(
    '/for-salons',
    names.salons,
    t(
      'Salongihinnad, arvega maksmine ja professionaalne sortiment.',
      'Salon prices, payment by invoice and the professional range.',
      'Цены для салонов, оплата по счёту и профессиональный ассортимент.',
      'Salonkihinnat, laskulla maksaminen ja ammattivalikoima.',
      'Salonu cenas, apmaksa ar rēķinu un profesionālais sortiments.',
    ),
    {
      et: `## Mida salong saab

- hinnad käibemaksuta ja oma hinnakiri
- tooted, mis on ainult professionaalidele
- maksmine arvega 14 päeva jooksul
- tasuta tarne alates 60 €
- koolitused ja tooniabi telefonil

## Kuidas saada kliendiks

1. Kirjuta <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a>: ettevõtte nimi, registrikood ja kontaktisik
2. Lisa tõend erialast: kutsetunnistus või tegevusala registris
3. Avame konto ühe tööpäevaga ja saadame hinnakirja

Kui alles avad salongi, vaata <a href="/campaigns/new-salon">uue salongi paketti</a>.`,
      en: `## What a salon gets

- prices without VAT and a price list of its own
- products for professionals only
- payment by invoice within 14 days
- free delivery from €60
- training and help with shades by phone

## How to become a customer

1. Write to <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a>: company name, registry code and contact person
2. Add proof of trade: a vocational certificate or the registered activity
3. We open the account within one working day and send the price list

If you are just opening a salon, see the <a href="/campaigns/new-salon">new salon package</a>.`,
      ru: `## Что получает салон

- цены без НДС и собственный прайс-лист
- товары только для профессионалов
- оплата по счёту в течение 14 дней
- бесплатная доставка от 60 €
- обучение и помощь с оттенком по телефону

## Как стать клиентом

1. Напишите на <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a>: название предприятия, регистрационный код и контактное лицо
2. Приложите подтверждение профессии: свидетельство или вид деятельности в регистре
3. Откроем учётную запись за один рабочий день и пришлём прайс-лист

Если вы только открываете салон, посмотрите <a href="/campaigns/new-salon">пакет для нового салона</a>.`,
      fi: `## Mitä salonki saa

- verottomat hinnat ja oman hinnaston
- vain ammattilaisille tarkoitetut tuotteet
- maksun laskulla 14 päivän kuluessa
- maksuttoman toimituksen 60 eurosta alkaen
- koulutusta ja sävyneuvontaa puhelimitse

## Miten pääset asiakkaaksi

1. Kirjoita <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a>: yrityksen nimi, rekisterinumero ja yhteyshenkilö
2. Liitä todistus ammatista tai rekisteröidystä toimialasta
3. Avaamme tilin yhdessä arkipäivässä ja lähetämme hinnaston

Jos olet vasta avaamassa salonkia, katso <a href="/campaigns/new-salon">uuden salongin paketti</a>.`,
      lv: `## Ko saņem salons

- cenas bez PVN un savu cenrādi
- preces tikai profesionāļiem
- apmaksu ar rēķinu 14 dienu laikā
- bezmaksas piegādi no 60 €
- apmācības un palīdzību ar toni pa tālruni

## Kā kļūt par klientu

1. Rakstiet uz <a href="mailto:salong@ilumaja.example">salong@ilumaja.example</a>: uzņēmuma nosaukums, reģistrācijas numurs un kontaktpersona
2. Pievienojiet apliecinājumu par profesiju vai reģistrēto darbības veidu
3. Kontu atvērsim vienas darba dienas laikā un nosūtīsim cenrādi

Ja salonu tikai atverat, skatiet <a href="/campaigns/new-salon">komplektu jaunam salonam</a>.`,
    },
    { picture: 'covers/event-open-day', after: [write('salong@ilumaja.example')] },
  ),
  information(
    '/gift-cards',
    names.giftCards,
    t(
      'Kinkekaart kehtib kauplustes, veebis ja koolitustel.',
      'Gift cards are valid in stores, online and for training.',
      'Подарочная карта действует в магазинах, на сайте и для обучения.',
      'Lahjakortti käy myymälöissä, verkossa ja koulutuksissa.',
      'Dāvanu karte derīga veikalos, internetā un apmācībām.',
    ),
    {
      et: `Kinkekaart kehtib kolm aastat ostmisest. Seda saab kasutada osade kaupa, jääk jääb kaardile.

- veebist ostetud kaardi saadame e-postiga või ümbrikus
- käibemaks arvestatakse siis, kui kaardiga kaupa ostetakse
- kaotatud kaardi taastame tellimuse numbri alusel

Kasutamata kaardist võid taganeda 14 päeva jooksul.`,
      en: `A gift card is valid for three years from purchase. It can be used in parts, the rest stays on the card.

- a card bought online is sent by e-mail or in an envelope
- VAT is counted when goods are bought with the card
- a lost card is replaced by the order number

You may withdraw from an unused card within 14 days.`,
      ru: `Подарочная карта действует три года со дня покупки. Ею можно платить по частям, остаток сохраняется.

- карту, купленную на сайте, пришлём по электронной почте или в конверте
- НДС начисляется, когда по карте покупают товар
- утерянную карту восстановим по номеру заказа

От неиспользованной карты можно отказаться в течение 14 дней.`,
      fi: `Lahjakortti on voimassa kolme vuotta ostosta. Sitä voi käyttää osissa, loppu jää kortille.

- verkosta ostetun kortin lähetämme sähköpostilla tai kirjekuoressa
- arvonlisävero lasketaan, kun kortilla ostetaan tavaraa
- kadonneen kortin korvaamme tilausnumeron perusteella

Käyttämättömän kortin voit peruuttaa 14 päivän kuluessa.`,
      lv: `Dāvanu karte ir derīga trīs gadus no pirkuma. To var izmantot pa daļām, atlikums paliek kartē.

- internetā pirktu karti nosūtām pa e-pastu vai aploksnē
- PVN aprēķina, kad ar karti pērk preci
- pazaudētu karti atjaunojam pēc pasūtījuma numura

No neizmantotas kartes var atteikties 14 dienu laikā.`,
    },
    {
      picture: 'covers/event-winter-campaign',
      after: [
        block('link_button', {
          linkText: t(
            'Vali kinkekaart',
            'Choose a gift card',
            'Выбрать карту',
            'Valitse lahjakortti',
            'Izvēlēties karti',
          ),
          linkUrl: category('gift-cards'),
          bgColor: 'green',
        }),
      ],
    },
  ),
  positions(
    '/careers',
    names.careers,
    t(
      'Avatud töökohad Tallinnas, Tartus ja Riias.',
      'Open positions in Tallinn, Tartu and Riga.',
      'Открытые вакансии в Таллинне, Тарту и Риге.',
      'Avoimet työpaikat Tallinnassa, Tartossa ja Riiassa.',
      'Brīvās vietas Tallinā, Tartu un Rīgā.',
    ),
    {
      et: `## Müüginõustaja, Tallinn

Töötad Pärnu maantee kaupluses. Ootame inimest, kes on salongis töötanud ja räägib eesti ning vene keelt. Töö on graafiku alusel, brutopalk alates 1650 €.

## Värvikoolitaja, Tallinn ja Tartu

Viid läbi kuus koolitust kuus ja nõustad salonge telefonil. Vaja on viieaastast värvimiskogemust ja rahulikku käekirja tahvlil. Brutopalk alates 2300 €.

## Laotöötaja, Riia

Komplekteerid tellimusi esmaspäevast reedeni kell 8.00–16.30. Brutopalk alates 1350 €.

Saada elulookirjeldus ja kolm lauset enda kohta: <a href="mailto:too@ilumaja.example">too@ilumaja.example</a>. Vastame kõigile kahe nädala jooksul. Kandideerijate andmeid hoiame aasta.`,
      en: `## Sales adviser, Tallinn

You work in the Pärnu mnt store. We look for someone who has worked in a salon and speaks Estonian and Russian. Shift work, gross pay from €1650.

## Colour trainer, Tallinn and Tartu

You give six trainings a month and advise salons by phone. Five years of colouring and a clear hand on the board are needed. Gross pay from €2300.

## Warehouse worker, Riga

You pick orders Monday to Friday, 8.00–16.30. Gross pay from €1350.

Send a CV and three sentences about yourself to <a href="mailto:too@ilumaja.example">too@ilumaja.example</a>. We answer everyone within two weeks. Applicants’ data are kept for a year.`,
      ru: `## Консультант, Таллинн

Работа в магазине на Пярнуском шоссе. Ищем человека с опытом работы в салоне, владеющего эстонским и русским. Сменный график, зарплата брутто от 1650 €.

## Технолог-преподаватель, Таллинн и Тарту

Шесть занятий в месяц и консультации салонов по телефону. Нужны пять лет опыта окрашивания и понятный почерк на доске. Зарплата брутто от 2300 €.

## Работник склада, Рига

Комплектация заказов с понедельника по пятницу, 8.00–16.30. Зарплата брутто от 1350 €.

Пришлите резюме и три предложения о себе на <a href="mailto:too@ilumaja.example">too@ilumaja.example</a>. Ответим каждому в течение двух недель. Данные кандидатов храним год.`,
      fi: `## Myyntineuvoja, Tallinna

Työskentelet Pärnu mnt:n myymälässä. Etsimme ihmistä, joka on työskennellyt salongissa ja puhuu viroa ja venäjää. Vuorotyö, bruttopalkka alkaen 1650 €.

## Värikouluttaja, Tallinna ja Tartto

Pidät kuusi koulutusta kuussa ja neuvot salonkeja puhelimitse. Tarvitset viiden vuoden värjäyskokemuksen ja selkeän käsialan taululla. Bruttopalkka alkaen 2300 €.

## Varastotyöntekijä, Riika

Keräilet tilauksia maanantaista perjantaihin klo 8.00–16.30. Bruttopalkka alkaen 1350 €.

Lähetä ansioluettelo ja kolme lausetta itsestäsi: <a href="mailto:too@ilumaja.example">too@ilumaja.example</a>. Vastaamme kaikille kahdessa viikossa. Hakijoiden tietoja säilytämme vuoden.`,
      lv: `## Pārdošanas konsultants, Tallina

Darbs veikalā Pärnu mnt. Meklējam cilvēku ar darba pieredzi salonā, kas runā igauniski un krieviski. Maiņu darbs, bruto alga no 1650 €.

## Krāsošanas apmācību vadītājs, Tallina un Tartu

Sešas apmācības mēnesī un konsultācijas saloniem pa tālruni. Nepieciešama piecu gadu pieredze krāsošanā un skaidrs rokraksts uz tāfeles. Bruto alga no 2300 €.

## Noliktavas darbinieks, Rīga

Pasūtījumu komplektēšana no pirmdienas līdz piektdienai plkst. 8.00–16.30. Bruto alga no 1350 €.

Atsūtiet CV un trīs teikumus par sevi uz <a href="mailto:too@ilumaja.example">too@ilumaja.example</a>. Atbildēsim visiem divu nedēļu laikā. Kandidātu datus glabājam gadu.`,
    },
  ),
  game,
];
