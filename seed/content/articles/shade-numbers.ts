import { t } from '../../catalogue/texts.ts';
import { category } from '../builder.ts';
import { article } from './article.ts';

export const shadeNumbers = article({
  slug: 'shade-numbers',
  cover: 'article-colour-theory',
  date: '2026-10-14',
  minutes: 3,
  tag: t('Värvimine', 'Colouring', 'Окрашивание', 'Värjäys', 'Krāsošana'),
  title: t(
    'Mida ütleb number 6.64',
    'What the number 6.64 says',
    'О чём говорит номер 6.64',
    'Mitä numero 6.64 kertoo',
    'Ko saka numurs 6.64',
  ),
  intro: t(
    'Punkti ees on sügavus, punkti järel peegeldus. Kui loed numbrit, ei pea toonikaarti pähe õppima.',
    'Depth stands before the point, reflect after it. Read the number and you need not learn the chart by heart.',
    'До точки — глубина, после точки — нюанс. Умея читать номер, не нужно заучивать карту.',
    'Ennen pistettä on syvyys, sen jälkeen heijaste. Kun luet numeroa, karttaa ei tarvitse opetella ulkoa.',
    'Pirms punkta ir tumšuma pakāpe, aiz punkta — nianse. Ja protat lasīt numuru, karte nav jāmācās no galvas.',
  ),
  credits: t(
    'Tekst: koolituskeskuse värvitehnoloog',
    'Text: colour technologist of the training centre',
    'Текст: технолог по цвету учебного центра',
    'Teksti: koulutuskeskuksen väriteknologi',
    'Teksts: mācību centra krāsu tehnologs',
  ),
  link: {
    text: t(
      'Ava toonikaart',
      'Open the shade chart',
      'Открыть карту оттенков',
      'Avaa sävykartta',
      'Atvērt toņu karti',
    ),
    url: category('permanent-colour'),
  },
  body: {
    et: `Esimene number näitab sügavust: 1 on must, 10 on heledaim blond. Punkti järel tulevad peegeldused. Esimene neist on põhipeegeldus, teine jääb selle varju. OXLABi 6.64 on seega tumeblond, punane ees ja vask taga.

## Peegeldused

- .0 naturaalne
- .1 tuhk
- .2 violetne
- .3 kuldne
- .4 vask
- .5 mahagon
- .6 punane
- .7 pruun

Topeltnumber, näiteks .44, tähendab sama peegeldust tugevamalt. Null enne peegeldust, näiteks .03, tähendab naturaalset tooni õrna kuldse läikega.

## Soe ja külm

Tuhk ja violetne jahutavad, kuldne, vask ja punane soojendavad. Vastandid kustutavad teineteist: violetne vähendab kollast, sinine oranži, roheline punast. Seepärast ei tohi 7.1 panna kollasele juuksele ja loota beeži.

## Kolm arvutust

1. Soovitud sügavus 7, praegune 5: vahe on kaks taset, vaja on 6 % oksüdanti
2. Halli üle 50 %: pool segust olgu naturaalne, muidu hall paistab läbi
3. Sama sügavus, ainult peegeldus muutub: 3 % ja lühem aeg

> Kirjuta retsept kaardile numbritega, mitte sõnadega. „Natuke soojem“ ei tähenda poole aasta pärast midagi. -- Värvitehnoloog

## Proovi enne

Tee proovisalk kukla tagant. Hoia toonikaarti akna juures, sest lambi all näeb iga punane kuldsena. Ja märgi üles aeg: sama number annab 25 ja 40 minutiga kaks eri tulemust.`,
    en: `The first figure shows the depth: 1 is black, 10 the lightest blonde. After the point come the reflects. The first is the main one, the second stays behind it. OXLAB 6.64 is therefore a dark blonde, red in front with copper behind.

## Reflects

- .0 natural
- .1 ash
- .2 violet
- .3 gold
- .4 copper
- .5 mahogany
- .6 red
- .7 brown

A double figure such as .44 means the same reflect, stronger. A nought before the reflect, such as .03, means a natural shade with a faint golden shine.

## Warm and cool

Ash and violet cool; gold, copper and red warm. Opposites cancel each other: violet reduces yellow, blue reduces orange, green reduces red. So do not put 7.1 on yellow hair and hope for beige.

## Three sums

1. Wanted depth 7, present depth 5: two levels apart, you need 6% developer
2. More than half grey: half of the mixture should be natural, or grey shows through
3. Same depth, only the reflect changes: 3% and a shorter time

> Write the recipe on the card in figures, not in words. “A bit warmer” means nothing in half a year. -- Colour technologist

## Test first

Take a test strand from the nape. Hold the chart by the window, for under a lamp every red looks golden. And note the time: the same number gives two results in 25 and in 40 minutes.`,
    ru: `Первая цифра показывает глубину: 1 — чёрный, 10 — самый светлый блонд. После точки стоят нюансы. Первый из них главный, второй остаётся в его тени. Значит, OXLAB 6.64 — тёмный блонд, впереди красный, за ним медный.

## Нюансы

- .0 натуральный
- .1 пепельный
- .2 фиолетовый
- .3 золотистый
- .4 медный
- .5 махагоновый
- .6 красный
- .7 коричневый

Двойная цифра, например .44, означает тот же нюанс, но сильнее. Ноль перед нюансом, например .03, — натуральный тон с лёгким золотистым блеском.

## Тёплое и холодное

Пепельный и фиолетовый охлаждают, золотистый, медный и красный согревают. Противоположности гасят друг друга: фиолетовый уменьшает жёлтый, синий — оранжевый, зелёный — красный. Поэтому не наносите 7.1 на жёлтые волосы в надежде на беж.

## Три расчёта

1. Желаемая глубина 7, нынешняя 5: разница два уровня, нужен оксидант 6 %
2. Седины больше 50 %: половина смеси натуральная, иначе седина просвечивает
3. Глубина та же, меняется только нюанс: 3 % и меньше времени

> Записывайте рецепт в карту цифрами, а не словами. «Чуть теплее» через полгода ничего не значит. -- Технолог по цвету

## Сначала проба

Сделайте пробную прядь на затылке. Смотрите карту у окна: под лампой любой красный кажется золотистым. И запишите время: один номер за 25 и за 40 минут даёт два разных результата.`,
    fi: `Ensimmäinen numero kertoo syvyyden: 1 on musta, 10 vaalein blondi. Pisteen jälkeen tulevat heijasteet. Ensimmäinen on pääheijaste, toinen jää sen varjoon. OXLAB 6.64 on siis tummanvaalea, punainen edessä ja kupari takana.

## Heijasteet

- .0 luonnollinen
- .1 tuhka
- .2 violetti
- .3 kulta
- .4 kupari
- .5 mahonki
- .6 punainen
- .7 ruskea

Kaksoisnumero, esimerkiksi .44, tarkoittaa samaa heijastetta vahvempana. Nolla ennen heijastetta, esimerkiksi .03, tarkoittaa luonnollista sävyä, jossa on hento kultainen kiilto.

## Lämmin ja viileä

Tuhka ja violetti viilentävät, kulta, kupari ja punainen lämmittävät. Vastakohdat kumoavat toisensa: violetti vähentää keltaista, sininen oranssia, vihreä punaista. Siksi sävyä 7.1 ei levitetä keltaiseen hiukseen beigeä toivoen.

## Kolme laskua

1. Toivottu syvyys 7, nykyinen 5: ero on kaksi tasoa, tarvitaan 6 %:n hapete
2. Harmaata yli 50 %: puolet seoksesta luonnollista, muuten harmaa kuultaa läpi
3. Sama syvyys, vain heijaste vaihtuu: 3 % ja lyhyempi aika

> Kirjoita resepti korttiin numeroina, ei sanoina. ”Vähän lämpimämpi” ei puolen vuoden päästä tarkoita mitään. -- Väriteknologi

## Kokeile ensin

Tee koesuortuva niskasta. Katso karttaa ikkunan ääressä, sillä lampun alla jokainen punainen näyttää kultaiselta. Ja kirjaa aika: sama numero antaa 25 ja 40 minuutissa kaksi eri tulosta.`,
    lv: `Pirmais skaitlis rāda tumšuma pakāpi: 1 ir melns, 10 — gaišākais blonds. Aiz punkta ir nianses. Pirmā no tām ir galvenā, otrā paliek tās ēnā. Tātad OXLAB 6.64 ir tumši blonds, priekšā sarkanais, aiz tā varš.

## Nianses

- .0 dabiska
- .1 pelnu
- .2 violeta
- .3 zeltaina
- .4 vara
- .5 sarkankoka
- .6 sarkana
- .7 brūna

Dubults skaitlis, piemēram, .44, nozīmē to pašu niansi stiprāku. Nulle pirms nianses, piemēram, .03, ir dabisks tonis ar vieglu zeltainu spīdumu.

## Silts un vēss

Pelnu un violetais vēsina, zelts, varš un sarkanais silda. Pretstati viens otru dzēš: violetais mazina dzelteno, zilais — oranžo, zaļais — sarkano. Tāpēc 7.1 neklājiet uz dzelteniem matiem, cerot uz bēšu.

## Trīs aprēķini

1. Vēlamā tumšuma pakāpe 7, esošā 5: starpība divas pakāpes, vajag 6 % oksidantu
2. Sirmo vairāk nekā 50 %: puse maisījuma dabiska, citādi sirmais spīd cauri
3. Tumšuma pakāpe tā pati, mainās tikai nianse: 3 % un īsāks laiks

> Recepti kartītē rakstiet ar skaitļiem, nevis vārdiem. „Mazliet siltāks” pēc pusgada neko nenozīmē. -- Krāsu tehnologs

## Vispirms pamēģiniet

Paņemiet parauga šķipsnu pakausī. Karti skatiet pie loga, jo zem lampas katrs sarkanais šķiet zeltains. Un pierakstiet laiku: viens numurs 25 un 40 minūtēs dod divus dažādus rezultātus.`,
  },
});
