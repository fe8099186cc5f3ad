import { t } from '../../catalogue/texts.ts';
import { category } from '../builder.ts';
import { article } from './article.ts';

export const coolBlonde = article({
  slug: 'cool-blonde',
  cover: 'article-blonde-care',
  date: '2026-11-12',
  minutes: 3,
  tag: t('Värvimine', 'Colouring', 'Окрашивание', 'Värjäys', 'Krāsošana'),
  title: t(
    'Külm blond ilma halli varjundita',
    'Cool blonde without the grey',
    'Холодный блонд без серости',
    'Viileä vaalea ilman harmautta',
    'Vēss blonds bez pelēkuma',
  ),
  intro: t(
    'Hall varjund tekib siis, kui pigmenti on rohkem kui sooja tausta. Kuidas mõõta tausta ja valida tooner.',
    'Grey appears when there is more pigment than warmth to meet it. How to read the base and choose the toner.',
    'Серость появляется, когда пигмента больше, чем тёплого фона. Как определить фон и выбрать тонер.',
    'Harmaus syntyy, kun pigmenttiä on enemmän kuin lämmintä pohjaa. Miten luet pohjan ja valitset sävytteen.',
    'Pelēkums rodas, ja pigmenta ir vairāk nekā siltā pamata. Kā noteikt pamatu un izvēlēties toneri.',
  ),
  credits: t(
    'Tekst: koolituskeskuse värvitehnoloog',
    'Text: colour technologist of the training centre',
    'Текст: технолог по цвету учебного центра',
    'Teksti: koulutuskeskuksen väriteknologi',
    'Teksts: mācību centra krāsu tehnologs',
  ),
  link: { text: t('Toonimine', 'Toning', 'Тонирование', 'Sävytys', 'Tonēšana'), url: category('toning') },
  body: {
    et: `Klient soovib külma blondi ja saab salongist halli. Viga ei ole enamasti tooneris, vaid taustas: see oli kas liiga hele või ebaühtlane. Violetne pigment vajab vastukaaluks kollast. Kui kollast ei ole, jääb näha pigment ise.

## Määra taust enne segamist

Vaata märga salku valge rätiku peal. Sügavusel 9 on taust kollane, sügavusel 10 kahvatukollane nagu banaani sisekülg. Oranž tähendab, et violetne ei aita, vaja on sinist või uut blondeerimist.

- kollane 9: violetne tooner 1 : 2, 3 % oksüdant või nõrgem
- kahvatukollane 10: pärlmutter või beež, mitte puhas violetne
- ebaühtlane: kõigepealt ühtlusta, siis tooni

## Töö järjekord

1. Loputa blondeerija hoolikalt ja tee happeline vahepesu
2. Kuivata rätikuga 70 protsendini, märg juuks lahjendab segu
3. Kanna tooner kõige soojemale kohale esimesena
4. Kontrolli iga kolme minuti järel, pühi salk puhtaks ja vaata

Otsad on poorsed ja võtavad pigmendi esimesena. Jäta need viimaseks või lahjenda segu värvitu tooneriga.

## Kui hall on juba käes

Õrn šampoon ja soe vesi võtavad esimese pesuga osa pigmendist. Kuldne või beež pesukohavärving kahe minutiga toob sooja tagasi. Ära blondeeri üle.

> Külm ei tähenda tuhka. Külm tähendab, et kollast ei ole näha. -- Värvitehnoloog

## Kodune hooldus

Violetne šampoon kord nädalas, mitte iga pesuga. Ülejäänud pesud tee värvikaitsega ja lisa sidemeid toetav hooldus kord kümne päeva jooksul. Järgmine toonimine on kuue nädala pärast.`,
    en: `The client asks for cool blonde and leaves with grey. The fault is seldom in the toner; it is in the base, which was too light or uneven. Violet pigment needs yellow to balance it. Where there is no yellow, the pigment itself is seen.

## Read the base before mixing

Look at a wet strand on a white towel. At depth 9 the base is yellow, at depth 10 pale yellow like the inside of a banana skin. Orange means that violet will not help: you need blue or more lightening.

- yellow 9: violet toner 1 : 2, developer of 3% or weaker
- pale yellow 10: pearl or beige, not pure violet
- uneven: level it first, then tone

## Order of work

1. Rinse the lightener well and do an acid wash in between
2. Towel dry to 70%, wet hair dilutes the mixture
3. Apply the toner to the warmest place first
4. Check every three minutes, wipe a strand clean and look

The ends are porous and take pigment first. Leave them for last or thin the mixture with a clear toner.

## If the grey is already there

A mild shampoo and warm water take off part of the pigment in the first wash. A gold or beige rinse at the basin brings the warmth back in two minutes. Do not lighten again.

> Cool does not mean ash. Cool means that no yellow is seen. -- Colour technologist

## Care at home

Violet shampoo once a week, not with every wash. Use colour care for the others and add a bond treatment every ten days. The next toning is due in six weeks.`,
    ru: `Клиентка просит холодный блонд, а уходит с серым. Причина редко в тонере, чаще в фоне: он был слишком светлым или неровным. Фиолетовому пигменту нужен жёлтый для равновесия. Если жёлтого нет, виден сам пигмент.

## Определите фон до смешивания

Посмотрите на влажную прядь на белом полотенце. На глубине 9 фон жёлтый, на глубине 10 — бледно-жёлтый, как внутренняя сторона банановой кожуры. Оранжевый означает, что фиолетовый не поможет: нужен синий или дополнительное осветление.

- жёлтый 9: фиолетовый тонер 1 : 2, оксидант 3 % или слабее
- бледно-жёлтый 10: перламутр или беж, не чистый фиолетовый
- неровный: сначала выровнять, потом тонировать

## Порядок работы

1. Тщательно смойте осветлитель и промойте волосы кислотным шампунем
2. Подсушите полотенцем до 70 %, мокрые волосы разбавляют смесь
3. Первым покройте самое тёплое место
4. Проверяйте каждые три минуты, протерев прядь

Кончики пористые и берут пигмент первыми. Оставьте их напоследок или разбавьте смесь бесцветным тонером.

## Если серость уже появилась

Мягкий шампунь и тёплая вода за первое мытьё снимут часть пигмента. Золотистое или бежевое тонирование у мойки за две минуты вернёт тепло. Повторно не осветляйте.

> Холодный — не значит пепельный. Холодный — значит, жёлтого не видно. -- Технолог по цвету

## Домашний уход

Фиолетовый шампунь раз в неделю, не при каждом мытье. В остальные дни — защита цвета, а раз в десять дней — уход, укрепляющий связи. Следующее тонирование через шесть недель.`,
    fi: `Asiakas pyytää viileää vaaleaa ja lähtee harmaana. Vika on harvoin sävytteessä, useammin pohjassa: se oli liian vaalea tai epätasainen. Violetti pigmentti tarvitsee vastapainoksi keltaista. Jos keltaista ei ole, näkyviin jää pigmentti itse.

## Lue pohja ennen sekoittamista

Katso märkää suortuvaa valkoisella pyyhkeellä. Syvyydellä 9 pohja on keltainen, syvyydellä 10 vaaleankeltainen kuin banaaninkuoren sisäpinta. Oranssi tarkoittaa, ettei violetti auta: tarvitaan sinistä tai lisää vaalennusta.

- keltainen 9: violetti sävyte 1 : 2, hapete 3 % tai miedompi
- vaaleankeltainen 10: helmi tai beige, ei puhdas violetti
- epätasainen: tasoita ensin, sävytä sitten

## Työjärjestys

1. Huuhtele vaalennusaine hyvin ja tee hapan välipesu
2. Kuivaa pyyhkeellä 70-prosenttisesti, märkä hius laimentaa seosta
3. Levitä sävyte ensin lämpimimpään kohtaan
4. Tarkista kolmen minuutin välein pyyhkimällä suortuva puhtaaksi

Latvat ovat huokoiset ja ottavat pigmentin ensin. Jätä ne viimeiseksi tai laimenna seos värittömällä sävytteellä.

## Jos harmaa on jo tullut

Mieto shampoo ja lämmin vesi vievät osan pigmentistä ensimmäisessä pesussa. Kultainen tai beige sävytys pesupaikalla palauttaa lämmön kahdessa minuutissa. Älä vaalenna uudelleen.

> Viileä ei tarkoita tuhkaa. Viileä tarkoittaa, ettei keltaista näy. -- Väriteknologi

## Kotihoito

Violettia shampoota kerran viikossa, ei joka pesussa. Muulloin värinsuojaa ja sidoksia vahvistava hoito kymmenen päivän välein. Seuraava sävytys on kuuden viikon päästä.`,
    lv: `Kliente vēlas vēsu blondu, bet aiziet ar pelēku. Vaina reti ir tonerī, biežāk pamatā: tas bija pārāk gaišs vai nevienmērīgs. Violetajam pigmentam līdzsvaram vajag dzelteno. Ja dzeltenā nav, redzams pats pigments.

## Nosakiet pamatu pirms jaukšanas

Apskatiet mitru šķipsnu uz balta dvieļa. 9. pakāpē pamats ir dzeltens, 10. pakāpē — gaiši dzeltens kā banāna mizas iekšpuse. Oranžs nozīmē, ka violetais nepalīdzēs: vajag zilo vai papildu balināšanu.

- dzeltens 9: violets toneris 1 : 2, 3 % oksidants vai vājāks
- gaiši dzeltens 10: pērļu vai bēšs, nevis tīri violets
- nevienmērīgs: vispirms izlīdziniet, tad tonējiet

## Darba secība

1. Rūpīgi izskalojiet balinātāju un veiciet skābo mazgāšanu
2. Nosusiniet ar dvieli līdz 70 %, slapji mati atšķaida maisījumu
3. Toneri vispirms klājiet uz siltākās vietas
4. Pārbaudiet ik pēc trim minūtēm, noslaukot šķipsnu

Gali ir poraini un pigmentu uzņem pirmie. Atstājiet tos beigās vai atšķaidiet maisījumu ar bezkrāsas toneri.

## Ja pelēkums jau ir

Maigs šampūns un silts ūdens pirmajā mazgāšanā noņem daļu pigmenta. Zeltains vai bēšs tonējums pie izlietnes divās minūtēs atgriež siltumu. Atkārtoti nebaliniet.

> Vēss nenozīmē pelnu toni. Vēss nozīmē, ka dzelteno neredz. -- Krāsu tehnologs

## Kopšana mājās

Violets šampūns reizi nedēļā, ne katrā mazgāšanā. Pārējās reizēs krāsas aizsardzība, reizi desmit dienās saites stiprinoša kopšana. Nākamā tonēšana pēc sešām nedēļām.`,
  },
});
