import { t } from '../../catalogue/texts.ts';
import { category } from '../builder.ts';
import { article } from './article.ts';

export const scissorsThatLast = article({
  slug: 'scissors-that-last',
  cover: 'article-tool-care',
  date: '2026-11-05',
  minutes: 3,
  tag: t('Töövahendid', 'Tools', 'Инструменты', 'Työvälineet', 'Darba rīki'),
  title: t(
    'Käärid kestavad kauem, kui neid iga päev õlitada',
    'Scissors last longer when they are oiled every day',
    'Ножницы служат дольше, если смазывать их каждый день',
    'Sakset kestävät pidempään, kun ne öljytään päivittäin',
    'Šķēres kalpo ilgāk, ja tās eļļo katru dienu',
  ),
  intro: t(
    'Kaks minutit õhtul hoiab ära pooled teritamised. Samm-sammult, mida teha päeva lõpus.',
    'Two minutes in the evening save half of the sharpenings. What to do at the end of the day, step by step.',
    'Две минуты вечером избавят от половины заточек. Что делать в конце дня, шаг за шагом.',
    'Kaksi minuuttia illalla säästää puolet teroituksista. Mitä tehdä päivän päätteeksi, vaihe vaiheelta.',
    'Divas minūtes vakarā aiztaupa pusi asināšanas reižu. Ko darīt dienas beigās soli pa solim.',
  ),
  credits: t(
    'Tekst: Tartu kaupluse teritaja',
    'By the sharpener at our Tartu store',
    'Текст: мастер заточки магазина в Тарту',
    'Teksti: Tarton myymälän teroittaja',
    'Teksts: Tartu veikala asinātājs',
  ),
  link: { text: t('Käärid', 'Scissors', 'Ножницы', 'Sakset', 'Šķēres'), url: category('scissors') },
  body: {
    et: `Nürid käärid ei ole alati kulunud. Sageli on liigendi vahel juuksetolm, mis lükkab terad lahku, ja juuks hakkab painduma. Enne kui tood käärid teritamisse, puhasta need korralikult ja proovi uuesti.

## Päeva lõpus

1. Pühi terad pehme lapiga, liikudes seljast servani, mitte vastupidi
2. Ava käärid täisnurga alla ja puhu liigendist juuksed välja
3. Tilguta liigendisse üks tilk õli, ava ja sulge kümme korda
4. Pühi üleliigne õli ära ja pane käärid kinniselt kotti

Puhastuslapp olgu kuiv. Desinfitseerimisvahend jääb kruvi alla ja viib määrde välja, seepärast õlita pärast desinfitseerimist alati uuesti.

## Kontrolli pinget

Hoia kääre ühest rõngast, tera ülespoole. Tõsta teine tera täisnurgani ja lase lahti. Õige pinge korral jääb see umbes kolmandiku peale seisma. Kui tera kukub kinni, keera kruvi veidi kõvemaks. Liiga kõva kruvi väsitab pöialt ja kulutab serva.

## Mis terale ei meeldi

- kukkumine, ka vaibale: kõveraks läheb ots, mida sa ei näe
- foolium, pael ja pakend: selleks on teised käärid
- niiske kott üleöö

> Too käärid siis, kui nad veel lõikavad. Siis võtan terast maha karvapaksuse, mitte millimeetri. -- Teritaja

## Kui tihti teritada

Täiskohaga juuksur teritab lõikekääre kord poole aasta jooksul, efileerkääre kord aastas. Kumer tera vajab teritajat, kes oskab seda kuju hoida. Meie kauplustes võtame kääre vastu tööpäeviti, tagasi saad need nädalaga. Seniks võid küsida laenukääre.`,
    en: `Dull scissors are not always worn. Often there is hair dust in the joint that pushes the blades apart, and the hair begins to bend. Before you bring scissors for sharpening, clean them well and try again.

## At the end of the day

1. Wipe the blades with a soft cloth from the back to the edge, never the other way
2. Open the scissors at a right angle and blow the hair out of the joint
3. Put one drop of oil into the joint, open and close ten times
4. Wipe off what is too much and put the scissors closed into their case

Keep the cloth dry. Disinfectant stays under the screw and drives out the grease, so oil again every time you have disinfected.

## Check the tension

Hold the scissors by one ring, blade upwards. Lift the other blade to a right angle and let go. With the right tension it stops about a third of the way down. If it falls shut, turn the screw a little tighter. Too tight a screw tires the thumb and wears the edge.

## What a blade does not like

- a fall, even onto a carpet: the tip bends where you do not see it
- foil, ribbon and packaging: there are other scissors for those
- a damp case overnight

> Bring the scissors while they still cut. Then I take off a hair’s breadth and not a millimetre. -- Sharpener

## How often to sharpen

A full-time hairdresser sharpens cutting scissors every half a year, thinning scissors once a year. A convex blade needs someone who can keep its shape. Our stores take scissors in on working days and return them within a week. Meanwhile you may borrow a pair.`,
    ru: `Тупые ножницы не всегда изношены. Часто в узле скапливается волосяная пыль, которая раздвигает полотна, и волос начинает заламываться. Прежде чем нести ножницы на заточку, хорошо очистите их и попробуйте снова.

## В конце дня

1. Протрите полотна мягкой салфеткой от обуха к кромке, не наоборот
2. Раскройте ножницы под прямым углом и выдуйте волосы из узла
3. Капните в узел одну каплю масла, раскройте и закройте десять раз
4. Снимите лишнее масло и уберите ножницы закрытыми в чехол

Салфетка должна быть сухой. Дезинфицирующее средство остаётся под винтом и вытесняет смазку, поэтому после дезинфекции смазывайте снова.

## Проверьте натяжение

Держите ножницы за одно кольцо, полотном вверх. Поднимите второе полотно под прямой угол и отпустите. При верном натяжении оно остановится, пройдя около трети пути. Если падает до конца, немного подтяните винт. Слишком тугой винт утомляет палец и изнашивает кромку.

## Чего не любит лезвие

- падений, даже на ковёр: гнётся кончик, и этого не видно
- фольги, лент и упаковки: для них есть другие ножницы
- влажного чехла на ночь

> Приносите ножницы, пока они ещё режут. Тогда я сниму толщину волоса, а не миллиметр. -- Мастер заточки

## Как часто точить

При полной занятости прямые ножницы точат раз в полгода, филировочные — раз в год. Выпуклой кромке нужен мастер, который умеет сохранить её форму. В наших магазинах ножницы принимают по рабочим дням и возвращают за неделю. На это время можно взять пару взаймы.`,
    fi: `Tylsät sakset eivät aina ole kuluneet. Usein nivelessä on hiuspölyä, joka työntää terät erilleen, ja hius alkaa taipua. Ennen kuin tuot sakset teroitukseen, puhdista ne kunnolla ja kokeile uudelleen.

## Päivän päätteeksi

1. Pyyhi terät pehmeällä liinalla selästä kohti terää, ei toisin päin
2. Avaa sakset suoraan kulmaan ja puhalla hiukset nivelestä
3. Tiputa niveleen yksi pisara öljyä, avaa ja sulje kymmenen kertaa
4. Pyyhi liika öljy pois ja laita sakset suljettuina koteloon

Pidä liina kuivana. Desinfiointiaine jää ruuvin alle ja syrjäyttää voitelun, joten öljyä aina desinfioinnin jälkeen uudelleen.

## Tarkista kireys

Pidä saksia yhdestä renkaasta terä ylöspäin. Nosta toinen terä suoraan kulmaan ja päästä irti. Kun kireys on oikea, terä pysähtyy noin kolmanneksen jälkeen. Jos se putoaa kiinni, kiristä ruuvia hieman. Liian kireä ruuvi väsyttää peukaloa ja kuluttaa terää.

## Mistä terä ei pidä

- putoamisesta edes matolle: kärki taipuu kohdasta, jota et näe
- foliosta, nauhasta ja pakkauksista: niihin on muut sakset
- kosteasta kotelosta yön yli

> Tuo sakset, kun ne vielä leikkaavat. Silloin poistan hiuksen paksuuden enkä millimetriä. -- Teroittaja

## Kuinka usein teroittaa

Täysipäiväinen kampaaja teroittaa leikkuusakset puolen vuoden välein, ohennussakset kerran vuodessa. Kupera terä tarvitsee teroittajan, joka osaa säilyttää muodon. Myymälämme ottavat saksia vastaan arkisin, ja saat ne takaisin viikossa. Siksi aikaa voit lainata toiset.`,
    lv: `Neasas šķēres ne vienmēr ir nodilušas. Bieži savienojumā ir matu putekļi, kas atbīda asmeņus, un mats sāk locīties. Pirms nesat šķēres asināt, kārtīgi notīriet tās un pamēģiniet vēlreiz.

## Dienas beigās

1. Noslaukiet asmeņus ar mīkstu drāniņu no muguras uz asmeni, nevis otrādi
2. Atveriet šķēres taisnā leņķī un izpūtiet matus no savienojuma
3. Savienojumā iepiliniet vienu pilienu eļļas, atveriet un aizveriet desmit reizes
4. Noslaukiet lieko eļļu un ielieciet aizvērtas šķēres maciņā

Drāniņai jābūt sausai. Dezinfekcijas līdzeklis paliek zem skrūves un izspiež smērvielu, tāpēc pēc dezinfekcijas vienmēr ieeļļojiet vēlreiz.

## Pārbaudiet spriegojumu

Turiet šķēres aiz viena gredzena ar asmeni uz augšu. Paceliet otru asmeni taisnā leņķī un atlaidiet. Ja spriegojums ir pareizs, tas apstājas pēc trešdaļas ceļa. Ja aizkrīt ciet, nedaudz pievelciet skrūvi. Pārāk cieta skrūve nogurdina īkšķi un nodeldē asmeni.

## Kas asmenim nepatīk

- kritiens, arī uz paklāja: saliecas gals, un to neredz
- folija, lente un iepakojums: tiem ir citas šķēres
- mitrs maciņš pa nakti

> Atnesiet šķēres, kamēr tās vēl griež. Tad noņemšu mata tiesu, nevis milimetru. -- Asinātājs

## Cik bieži asināt

Frizieris ar pilnu slodzi griešanas šķēres asina reizi pusgadā, filēšanas šķēres — reizi gadā. Izliektam asmenim vajag meistaru, kas prot saglabāt tā formu. Mūsu veikalos šķēres pieņemam darba dienās un atdodam nedēļas laikā. Pa to laiku varat aizņemties citas.`,
  },
});
