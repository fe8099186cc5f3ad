import { same, t } from '../../catalogue/texts.ts';
import { brand } from '../builder.ts';
import { article } from './article.ts';

export const plantBasedCare = article({
  slug: 'plant-based-care',
  cover: 'article-plant-based',
  date: '2026-09-30',
  minutes: 3,
  tag: t('Koostis', 'Ingredients', 'Состав', 'Koostumus', 'Sastāvs'),
  title: t(
    'Taimne hooldus: kuidas lugeda etiketti',
    'Plant-based care: how to read a label',
    'Растительный уход: как читать этикетку',
    'Kasvipohjainen hoito: miten etikettiä luetaan',
    'Augu kopšana: kā lasīt etiķeti',
  ),
  intro: t(
    'Sõna pakendi ees ei ütle palju, nimekiri taga ütleb. Viis kohta, mida INCI-st vaadata.',
    'A word on the front says little, the list on the back says more. Five places to look at in the INCI.',
    'Слово на лицевой стороне говорит мало, список на обороте — больше. Пять мест в INCI, на которые стоит смотреть.',
    'Sana pakkauksen edessä kertoo vähän, luettelo takana enemmän. Viisi kohtaa, joita INCI-luettelosta katsoa.',
    'Vārds iepakojuma priekšpusē saka maz, saraksts aizmugurē — vairāk. Piecas vietas INCI sarakstā, kurām pievērst uzmanību.',
  ),
  credits: t(
    'Tekst: Ilumaja tootejuht',
    'Text: product manager of Ilumaja',
    'Текст: менеджер по товарам Ilumaja',
    'Teksti: Ilumajan tuotepäällikkö',
    'Teksts: Ilumaja produktu vadītājs',
  ),
  link: { text: same('Botanika 64'), url: brand('botanika-64') },
  body: {
    et: `Üha rohkem kliente küsib, kas toode on taimne. Õige vastus ei ole jah või ei, vaid näitamine, kus see koostises kirjas on.

## 1. Järjekord

Koostisained on loetletud kahanevas koguses kuni ühe protsendini. Kui nõges on pärast lõhnaainet, on teda vähe. Alla ühe protsendi võib järjekord olla vaba.

## 2. Vesi ja alus

Esimene on peaaegu alati Aqua. Teine aine ütleb, milline toode see on: šampoonil pindaktiivne aine, maskil rasvalkohol, õlil õli ise.

## 3. Pindaktiivne aine

Kookosest saadud suhkruglükosiidid (Decyl Glucoside, Coco-Glucoside) vahutavad vähem, kuid on õrnemad. Vähem vahtu ei tähenda vähem puhtust, see tuleb kliendile ette öelda.

## 4. Lõhn

Parfum võib olla taimne või sünteetiline. Allergeenid nagu Linalool ja Limonene on eraldi kirjas ka siis, kui need tulevad eeterlikust õlist. Tundlikule peanahale vali lõhnata toode.

## 5. Päritolu osakaal

Loodusliku päritolu protsent arvutatakse standardi ISO 16128 järgi. Number on võrreldav vaid siis, kui on öeldud, kas vesi on sees. Botanika 64 arvestab veega.

> Ära ütle „ilma keemiata“. Ka vesi on keemia. Ütle, mis seal on ja milleks. -- Tootejuht

## Säilivus

Ka taimne toode vajab säilitusainet, muidu kasvab selles mikroobe. Avatud purgi märk näitab kuid: 6M tähendab pool aastat. Kirjuta avamise kuupäev salongi purgile ja võta mask välja spaatliga, mitte sõrmega.`,
    en: `More and more clients ask whether a product is plant-based. The right answer is not yes or no; it is to show where the list says so.

## 1. Order

Ingredients are listed by falling amount down to one per cent. If nettle comes after the perfume, there is little of it. Below one per cent the order is free.

## 2. Water and base

The first is nearly always Aqua. The second tells you what the product is: a surfactant in a shampoo, a fatty alcohol in a mask, the oil itself in an oil.

## 3. The surfactant

Sugar glucosides made from coconut (Decyl Glucoside, Coco-Glucoside) lather less and are milder. Less lather does not mean less clean, and clients should be told beforehand.

## 4. Scent

Parfum may come from plants or from synthesis. Allergens such as Linalool and Limonene are listed separately even when they come from an essential oil. For a sensitive scalp choose a product without scent.

## 5. Share of natural origin

The percentage of natural origin is worked out by the standard ISO 16128. Figures can be compared only if it is said whether water counts. Botanika 64 counts it.

> Do not say “without chemicals”. Water is a chemical too. Say what is in it and what it is for. -- Product manager

## Keeping

A plant-based product needs a preservative as well, or microbes grow in it. The open-jar mark shows months: 6M means half a year. Write the day of opening on the salon jar and take out the mask with a spatula, not with a finger.`,
    ru: `Всё больше клиентов спрашивают, растительное ли средство. Правильный ответ — не «да» или «нет», а показать, где это написано в составе.

## 1. Порядок

Ингредиенты перечислены по убыванию количества до одного процента. Если крапива стоит после отдушки, её мало. Ниже одного процента порядок произвольный.

## 2. Вода и основа

Первой почти всегда идёт Aqua. Второе вещество говорит, что это за продукт: в шампуне ПАВ, в маске жирный спирт, в масле само масло.

## 3. Моющая основа

Глюкозиды из кокоса (Decyl Glucoside, Coco-Glucoside) пенятся меньше, но мягче. Меньше пены не значит хуже моет, и об этом клиента стоит предупредить.

## 4. Аромат

Parfum бывает растительным и синтетическим. Аллергены, такие как Linalool и Limonene, указывают отдельно, даже если они из эфирного масла. Для чувствительной кожи выбирайте средство без отдушки.

## 5. Доля природного происхождения

Процент природного происхождения считают по стандарту ISO 16128. Сравнивать числа можно, только если сказано, учтена ли вода. Botanika 64 её учитывает.

> Не говорите «без химии». Вода — тоже химия. Скажите, что внутри и зачем. -- Менеджер по товарам

## Хранение

Растительному средству тоже нужен консервант, иначе в нём растут микробы. Знак открытой баночки показывает месяцы: 6M — полгода. Напишите дату вскрытия на салонной банке и берите маску шпателем, а не пальцем.`,
    fi: `Yhä useampi asiakas kysyy, onko tuote kasvipohjainen. Oikea vastaus ei ole kyllä tai ei, vaan näyttää, missä se luettelossa lukee.

## 1. Järjestys

Ainesosat luetellaan määrän mukaan alenevasti yhteen prosenttiin asti. Jos nokkonen on hajusteen jälkeen, sitä on vähän. Alle prosentin osalta järjestys on vapaa.

## 2. Vesi ja pohja

Ensimmäinen on lähes aina Aqua. Toinen kertoo, mikä tuote on: shampoossa pesevä aine, naamiossa rasva-alkoholi, öljyssä öljy itse.

## 3. Pesevä aine

Kookoksesta tehdyt sokeriglukosidit (Decyl Glucoside, Coco-Glucoside) vaahtoavat vähemmän mutta ovat miedompia. Vähempi vaahto ei tarkoita huonompaa puhtautta, ja se kannattaa kertoa asiakkaalle etukäteen.

## 4. Tuoksu

Parfum voi olla kasviperäinen tai synteettinen. Allergeenit, kuten Linalool ja Limonene, luetellaan erikseen, vaikka ne tulisivat eteerisestä öljystä. Valitse herkälle hiuspohjalle hajusteeton tuote.

## 5. Luonnollisen alkuperän osuus

Luonnollisen alkuperän prosentti lasketaan standardin ISO 16128 mukaan. Lukuja voi verrata vain, kun kerrotaan, onko vesi mukana. Botanika 64 laskee sen mukaan.

> Älä sano ”ilman kemikaaleja”. Vesikin on kemikaali. Kerro, mitä siinä on ja miksi. -- Tuotepäällikkö

## Säilyvyys

Kasvipohjainenkin tuote tarvitsee säilöntäaineen, muuten siinä kasvaa mikrobeja. Avatun purkin merkki kertoo kuukaudet: 6M on puoli vuotta. Kirjoita avauspäivä salongin purkkiin ja ota naamio lastalla, ei sormella.`,
    lv: `Arvien vairāk klientu jautā, vai līdzeklis ir no augiem. Pareizā atbilde nav jā vai nē, bet parādīt, kur tas sarakstā rakstīts.

## 1. Secība

Sastāvdaļas uzskaita dilstošā daudzumā līdz vienam procentam. Ja nātre ir aiz smaržvielas, tās ir maz. Zem viena procenta secība ir brīva.

## 2. Ūdens un pamats

Pirmais gandrīz vienmēr ir Aqua. Otrā viela pasaka, kas tas par līdzekli: šampūnā virsmaktīvā viela, maskā taukspirts, eļļā pati eļļa.

## 3. Virsmaktīvā viela

No kokosriekstiem iegūtie glikozīdi (Decyl Glucoside, Coco-Glucoside) puto mazāk, bet ir maigāki. Mazāk putu nenozīmē sliktāku tīrību, un klientu vērts par to brīdināt.

## 4. Aromāts

Parfum var būt augu vai sintētisks. Alergēnus, piemēram, Linalool un Limonene, norāda atsevišķi arī tad, ja tie ir no ēteriskās eļļas. Jutīgai galvas ādai izvēlieties līdzekli bez smaržas.

## 5. Dabiskās izcelsmes īpatsvars

Dabiskās izcelsmes procentu aprēķina pēc standarta ISO 16128. Skaitļus var salīdzināt tikai tad, ja pateikts, vai ūdens ir ieskaitīts. Botanika 64 to ieskaita.

> Nesakiet „bez ķīmijas”. Arī ūdens ir ķīmija. Pasakiet, kas tur ir un kāpēc. -- Produktu vadītājs

## Uzglabāšana

Arī augu līdzeklim vajag konservantu, citādi tajā aug mikrobi. Atvērtas burciņas zīme rāda mēnešus: 6M ir pusgads. Uzrakstiet atvēršanas datumu uz salona burkas un masku ņemiet ar lāpstiņu, nevis pirkstu.`,
  },
});
