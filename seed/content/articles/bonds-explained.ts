import { t } from '../../catalogue/texts.ts';
import { category } from '../builder.ts';
import { article } from './article.ts';

export const bondsExplained = article({
  slug: 'bonds-explained',
  cover: 'article-bond-repair',
  date: '2026-10-27',
  minutes: 3,
  tag: t('Hooldus', 'Care', 'Уход', 'Hoito', 'Kopšana'),
  title: t(
    'Sidemed juukses: mida hooldus parandab ja mida mitte',
    'Bonds in hair: what a treatment repairs and what it does not',
    'Связи в волосе: что уход восстанавливает, а что нет',
    'Hiuksen sidokset: mitä hoito korjaa ja mitä ei',
    'Saites matā: ko kopšana atjauno un ko ne',
  ),
  intro: t(
    'Kolm liiki sidemeid, kolm liiki hooldust. Lihtne selgitus, mille saad ka kliendile edasi rääkida.',
    'Three kinds of bonds, three kinds of care. A plain explanation you can pass on to a client.',
    'Три вида связей, три вида ухода. Простое объяснение, которое можно пересказать клиенту.',
    'Kolmenlaisia sidoksia, kolmenlaista hoitoa. Selkeä selitys, jonka voit kertoa asiakkaallekin.',
    'Trīs veidu saites, trīs veidu kopšana. Vienkāršs skaidrojums, ko var pārstāstīt klientam.',
  ),
  credits: t(
    'Tekst: koolituskeskuse hooldustehnoloog',
    'Text: care technologist of the training centre',
    'Текст: технолог по уходу учебного центра',
    'Teksti: koulutuskeskuksen hoitoteknologi',
    'Teksts: mācību centra kopšanas tehnologs',
  ),
  link: {
    text: t(
      'Maskid ja hooldused',
      'Masks and treatments',
      'Маски и уход',
      'Naamiot ja hoitotuotteet',
      'Maskas un kopšana',
    ),
    url: category('hair-masks'),
  },
  body: {
    et: `Juuksekarv on valgukiud, mida hoiavad koos kolme liiki sidemed. Kui tead, milline neist on katki, ei müü sa kliendile vale purki.

## Vesiniksidemed

Need avanevad veega ja sulguvad kuivades. Nende abil püsib föönisoeng. Niiskus lõhub need iga päev ja parandada ei ole siin midagi: vaja on kuumakaitset ja viimistlust.

## Soolasidemed

Sõltuvad pH-st. Aluseline värv ja blondeerimine nõrgestavad neid, happeline pesu viib need tagasi. Sellepärast on vahepesu pärast värvimist tähtsam kui mask. Hea pH on 4,5–5,5.

## Väävlisidemed

Need annavad juuksele tugevuse ja kuju. Blondeerimine, püsilokid ja sage kuumus üle 200 kraadi lõhuvad neid jäädavalt. Sidemeid toetav hooldus ühendab osa katkenud otstest, kuid surnud kiudu see uueks ei tee.

## Kuidas otsustada

1. Võta märg salk ja venita seda õrnalt
2. Venib ja tuleb tagasi: piisab niiskusest
3. Venib ega tule tagasi: sidemete hooldus ja kaks nädalat ilma kuumuseta
4. Katkeb kohe: lõika ja ära blondeeri

> Luba vähem. Klient märkab, kui tulemus on parem, kui sa ütlesid. -- Hooldustehnoloog

## Järjekord salongis

Sidemete hooldus käib enne maski, puhtale ja rätikuga kuivatatud juuksele. Oota pakendil märgitud aeg, loputa ja alles siis pane niisutav mask. Proteiini ära anna igal korral: liigne valk teeb juuksekarva jäigaks ja hapraks. Kodus piisab ühest korrast nädalas.`,
    en: `Hair is a protein fibre held together by three kinds of bonds. If you know which of them is broken, you do not sell your client the wrong jar.

## Hydrogen bonds

These open with water and close in drying. They are what holds a blow-dry. Humidity breaks them every day, and there is nothing to repair: heat protection and finishing are what is needed.

## Salt bonds

They depend on pH. Alkaline colour and lightening weaken them, an acid wash brings them back. That is why the wash after colouring matters more than the mask. A good pH is 4.5–5.5.

## Sulphur bonds

They give hair its strength and shape. Lightening, perming and frequent heat above 200 degrees break them for good. A bond treatment joins some of the broken ends, but it does not make dead fibre new.

## How to decide

1. Take a wet strand and stretch it gently
2. It stretches and comes back: moisture is enough
3. It stretches and stays: bond care and two weeks without heat
4. It snaps at once: cut, and do not lighten

> Promise less. A client notices when the result is better than you said. -- Care technologist

## Order in the salon

A bond treatment comes before the mask, on clean, towel-dried hair. Wait for the time on the package, rinse, and only then apply a moisturising mask. Do not give protein every time: too much of it makes the hair stiff and brittle. At home once a week is enough.`,
    ru: `Волос — белковое волокно, которое держат связи трёх видов. Если знать, какая из них разрушена, клиенту не продашь не ту баночку.

## Водородные связи

Открываются от воды и закрываются при сушке. На них держится укладка феном. Влажность разрушает их каждый день, и восстанавливать здесь нечего: нужны термозащита и финишные средства.

## Солевые связи

Зависят от pH. Щелочная краска и осветление ослабляют их, кислотный шампунь восстанавливает. Поэтому мытьё после окрашивания важнее маски. Хороший pH — 4,5–5,5.

## Серные связи

Дают волосу прочность и форму. Осветление, химическая завивка и частый нагрев выше 200 градусов разрушают их навсегда. Уход для связей соединяет часть разорванных концов, но мёртвое волокно новым не делает.

## Как решить

1. Возьмите мокрую прядь и осторожно потяните
2. Тянется и возвращается: хватит увлажнения
3. Тянется и не возвращается: уход для связей и две недели без нагрева
4. Сразу рвётся: стричь и не осветлять

> Обещайте меньше. Клиент замечает, когда результат лучше сказанного. -- Технолог по уходу

## Порядок в салоне

Уход для связей наносят до маски, на чистые, подсушенные полотенцем волосы. Выдержите время, указанное на упаковке, смойте и только затем нанесите увлажняющую маску. Протеин не нужен каждый раз: от избытка волос становится жёстким и ломким. Дома достаточно одного раза в неделю.`,
    fi: `Hius on proteiinikuitu, jota pitää koossa kolmenlaisia sidoksia. Kun tiedät, mikä niistä on poikki, et myy asiakkaalle väärää purkkia.

## Vetysidokset

Ne avautuvat vedellä ja sulkeutuvat kuivuessa. Niiden varassa föönikampaus pysyy. Kosteus rikkoo niitä joka päivä, eikä korjattavaa ole: tarvitaan lämpösuojaa ja viimeistelyä.

## Suolasidokset

Ne riippuvat pH:sta. Emäksinen väri ja vaalennus heikentävät niitä, hapan pesu palauttaa ne. Siksi värjäyksen jälkeinen pesu on tärkeämpi kuin naamio. Hyvä pH on 4,5–5,5.

## Rikkisidokset

Ne antavat hiukselle lujuuden ja muodon. Vaalennus, permanentti ja toistuva yli 200 asteen kuumuus rikkovat niitä pysyvästi. Sidoksia hoitava käsittely liittää osan katkenneista päistä, mutta kuollutta kuitua se ei uudista.

## Miten päätät

1. Ota märkä suortuva ja venytä sitä varovasti
2. Venyy ja palautuu: kosteutus riittää
3. Venyy eikä palaudu: sidoshoito ja kaksi viikkoa ilman kuumuutta
4. Katkeaa heti: leikkaa äläkä vaalenna

> Lupaa vähemmän. Asiakas huomaa, kun tulos on parempi kuin sanoit. -- Hoitoteknologi

## Järjestys salongissa

Sidoshoito tehdään ennen naamiota puhtaaseen, pyyhekuivaan hiukseen. Odota pakkauksessa mainittu aika, huuhtele ja levitä vasta sitten kosteuttava naamio. Proteiinia ei tarvita joka kerralla: liika tekee hiuksesta jäykän ja hauraan. Kotona riittää kerran viikossa.`,
    lv: `Mats ir olbaltuma šķiedra, ko satur trīs veidu saites. Zinot, kura no tām ir pārrauta, klientam nepārdosiet nepareizo burciņu.

## Ūdeņraža saites

Tās atveras no ūdens un aizveras žūstot. Uz tām turas ieveidojums. Mitrums tās sarauj katru dienu, un atjaunot te nav ko: vajag karstuma aizsardzību un nobeiguma līdzekļus.

## Sāls saites

Tās ir atkarīgas no pH. Sārmaina krāsa un balināšana tās vājina, skābā mazgāšana atjauno. Tāpēc mazgāšana pēc krāsošanas ir svarīgāka par masku. Labs pH ir 4,5–5,5.

## Sēra saites

Tās matam dod stiprību un formu. Balināšana, ilgviļņi un biežs karstums virs 200 grādiem tās sarauj neatgriezeniski. Saišu kopšana savieno daļu pārrauto galu, bet mirušu šķiedru par jaunu nepadara.

## Kā izlemt

1. Paņemiet slapju šķipsnu un viegli pastiepiet
2. Stiepjas un atgriežas: pietiek ar mitrumu
3. Stiepjas un neatgriežas: saišu kopšana un divas nedēļas bez karstuma
4. Uzreiz pārtrūkst: griezt un nebalināt

> Soliet mazāk. Klients pamana, ja rezultāts ir labāks, nekā teicāt. -- Kopšanas tehnologs

## Secība salonā

Saišu kopšanu veic pirms maskas uz tīriem, ar dvieli nosusinātiem matiem. Nogaidiet uz iepakojuma norādīto laiku, izskalojiet un tikai tad klājiet mitrinošu masku. Proteīnu nevajag katru reizi: pārāk daudz tā padara matu stīvu un trauslu. Mājās pietiek ar vienu reizi nedēļā.`,
  },
});
