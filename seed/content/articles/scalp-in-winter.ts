import { t } from '../../catalogue/texts.ts';
import { category } from '../builder.ts';
import { article } from './article.ts';

export const scalpInWinter = article({
  slug: 'scalp-in-winter',
  cover: 'article-scalp-care',
  date: '2026-11-18',
  minutes: 3,
  tag: t('Hooldus', 'Care', 'Уход', 'Hoito', 'Kopšana'),
  title: t(
    'Peanahk talvel: neli sammu pesutoolis',
    'The scalp in winter: four steps at the wash unit',
    'Кожа головы зимой: четыре шага у мойки',
    'Hiuspohja talvella: neljä vaihetta pesupaikalla',
    'Galvas āda ziemā: četri soļi pie izlietnes',
  ),
  intro: t(
    'Kuiv toaõhk ja mütsid teevad peanaha tundlikuks. Kaksteist minutit pesutoolis annab leevendust ja põhjuse tagasi tulla.',
    'Dry indoor air and hats make the scalp sensitive. Twelve minutes at the wash unit bring relief and a reason to come back.',
    'Сухой воздух и шапки делают кожу головы чувствительной. Двенадцать минут у мойки приносят облегчение и повод вернуться.',
    'Kuiva huoneilma ja pipot tekevät hiuspohjasta herkän. Kaksitoista minuuttia pesupaikalla helpottaa ja antaa syyn palata.',
    'Sauss telpu gaiss un cepures padara galvas ādu jutīgu. Divpadsmit minūtes pie izlietnes sniedz atvieglojumu un iemeslu atgriezties.',
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
      'Peanahahooldus',
      'Scalp care',
      'Уход за кожей головы',
      'Hiuspohjan hoito',
      'Galvas ādas kopšana',
    ),
    url: category('scalp-care'),
  },
  body: {
    et: `Novembrist märtsini on salongi toaõhu niiskus sageli alla 30 %. Nahk kaotab vett, hakkab kiskuma ja ketendama. Klient nimetab seda kõõmaks, kuid enamasti on see lihtsalt kuivus. Enne töö algust vaata nahka hea valguse all: kuiv helves on väike ja valge, kõõm on suurem ja rasvane.

## 1. Puhasta rahulikult

Vesi olgu 36–37 kraadi, mitte kuumem. Soolakoorija kanna jaotustele sõrmeotstega ja tee väikesi ringe kaks minutit. Punetavat või katkist nahka ära koori.

## 2. Pese pehmelt

Vali sulfaadita šampoon. Üks pesu on piisav, sest koorimine on töö ära teinud. Loputa kauem, kui arvad: pool kaebustest tuleb jäänud vahust.

## 3. Anna niiskust

Mask käib ka peanahale, kui pakendil on nii kirjas. Kaheksa massaaživõtet kuklast laubani lõdvestavad kaela ja parandavad vereringet. Jäta toode viieks minutiks sooja rätiku alla.

## 4. Lõpeta toonikuga

Toonik jääb nahka ega muuda juuksekarva raskeks. Kuivata keskmise soojusega ja hoia föön 15 cm kaugusel.

> Küsi enne, mitte pärast. Kolm küsimust peanaha kohta annavad retsepti kätte. -- Hooldustehnoloog

## Mida koju kaasa anda

- õrn šampoon kaheks pesuks nädalas
- toonik ülepäeviti õhtul
- puuvillane müts või siidvooder villase mütsi all

Kirjuta tulemus kliendi kaardile ja vaata nahka uuesti nelja nädala pärast. Kui ketendus ei taandu või nahk valutab, soovita minna nahaarsti juurde.`,
    en: `From November to March the humidity of a salon is often below 30%. The skin loses water, feels tight and begins to flake. Clients call it dandruff, but mostly it is simply dryness. Before you start, look at the skin in good light: a dry flake is small and white, dandruff is larger and oily.

## 1. Cleanse calmly

The water should be 36–37 degrees, not hotter. Apply a salt scrub along the partings with your fingertips and work in small circles for two minutes. Do not scrub red or broken skin.

## 2. Wash gently

Choose a shampoo without sulphates. One wash is enough, since the scrub has done the work. Rinse longer than you think: half of all complaints come from lather left behind.

## 3. Give moisture

A mask may go on the scalp too if the package says so. Eight massage strokes from nape to forehead relax the neck and help circulation. Leave the product under a warm towel for five minutes.

## 4. Finish with a tonic

A tonic stays in the skin and does not weigh the hair down. Dry at medium heat and keep the dryer 15 cm away.

> Ask before, not after. Three questions about the scalp give you the recipe. -- Care technologist

## What to send home

- a mild shampoo for two washes a week
- a tonic every other evening
- a cotton cap or silk lining under a woollen hat

Note the result on the client card and look at the skin again after four weeks. If the flaking does not ease or the skin hurts, advise a visit to a dermatologist.`,
    ru: `С ноября по март влажность воздуха в салоне часто ниже 30 %. Кожа теряет воду, стягивается и начинает шелушиться. Клиент называет это перхотью, но чаще это просто сухость. До начала работы осмотрите кожу при хорошем свете: сухая чешуйка мелкая и белая, перхоть крупнее и жирная.

## 1. Очищайте спокойно

Вода 36–37 градусов, не горячее. Солевой скраб нанесите по проборам подушечками пальцев и две минуты работайте мелкими кругами. Покрасневшую или повреждённую кожу не скрабируйте.

## 2. Мойте мягко

Выберите шампунь без сульфатов. Одного мытья достаточно: основную работу сделал скраб. Смывайте дольше, чем кажется нужным: половина жалоб — из-за остатков пены.

## 3. Дайте влагу

Маску можно наносить и на кожу, если это указано на упаковке. Восемь массажных приёмов от затылка ко лбу расслабляют шею и улучшают кровообращение. Оставьте средство под тёплым полотенцем на пять минут.

## 4. Завершите тоником

Тоник остаётся на коже и не утяжеляет волосы. Сушите на среднем тепле, держа фен в 15 см.

> Спрашивайте до, а не после. Три вопроса о коже дают готовый рецепт. -- Технолог по уходу

## Что дать домой

- мягкий шампунь на два мытья в неделю
- тоник через день вечером
- хлопковую шапочку или шёлковую подкладку под шерстяную шапку

Запишите результат в карту клиента и осмотрите кожу снова через четыре недели. Если шелушение не проходит или кожа болит, посоветуйте обратиться к дерматологу.`,
    fi: `Marraskuusta maaliskuuhun salongin ilmankosteus on usein alle 30 %. Iho menettää vettä, kiristää ja alkaa hilseillä. Asiakas sanoo sitä hilseeksi, mutta useimmiten kyse on vain kuivuudesta. Katso ihoa ennen työtä hyvässä valossa: kuiva hiutale on pieni ja valkoinen, hilse suurempi ja rasvainen.

## 1. Puhdista rauhassa

Veden lämpö on 36–37 astetta, ei kuumempi. Levitä suolakuorinta jakauksiin sormenpäillä ja tee pieniä ympyröitä kaksi minuuttia. Älä kuori punoittavaa tai rikkoutunutta ihoa.

## 2. Pese hellästi

Valitse sulfaatiton shampoo. Yksi pesu riittää, koska kuorinta on jo tehnyt työn. Huuhtele pidempään kuin uskot: puolet valituksista johtuu jääneestä vaahdosta.

## 3. Anna kosteutta

Naamio käy myös hiuspohjaan, jos pakkauksessa niin lukee. Kahdeksan hierontaotetta niskasta otsaan rentouttaa niskan ja vilkastuttaa verenkiertoa. Jätä tuote lämpimän pyyhkeen alle viideksi minuutiksi.

## 4. Päätä hoitonesteeseen

Hoitoneste jää ihoon eikä paina hiusta. Kuivaa keskilämmöllä ja pidä kuivaaja 15 cm:n päässä.

> Kysy ennen, älä jälkeen. Kolme kysymystä hiuspohjasta antaa reseptin. -- Hoitoteknologi

## Mitä antaa kotiin

- mieto shampoo kahteen pesuun viikossa
- hoitoneste joka toinen ilta
- puuvillamyssy tai silkkivuori villapipon alle

Kirjaa tulos asiakaskorttiin ja katso ihoa uudelleen neljän viikon päästä. Jos hilseily ei hellitä tai iho on kipeä, suosittele käyntiä ihotautilääkärillä.`,
    lv: `No novembra līdz martam gaisa mitrums salonā bieži ir zem 30 %. Āda zaudē ūdeni, savelkas un sāk lobīties. Klients to sauc par blaugznām, bet visbiežāk tas ir vienkārši sausums. Pirms darba apskatiet ādu labā gaismā: sausa plēksnīte ir maza un balta, blaugznas ir lielākas un taukainas.

## 1. Attīriet mierīgi

Ūdens temperatūra 36–37 grādi, ne karstāks. Sāls skrubi uzklājiet pa celiņiem ar pirkstu galiem un divas minūtes masējiet ar maziem apļiem. Apsārtušu vai bojātu ādu neskrubējiet.

## 2. Mazgājiet saudzīgi

Izvēlieties šampūnu bez sulfātiem. Pietiek ar vienu mazgāšanu, jo galveno darbu paveica skrubis. Skalojiet ilgāk, nekā šķiet: pusi sūdzību rada palikušas putas.

## 3. Dodiet mitrumu

Masku drīkst klāt arī uz galvas ādas, ja tā norādīts uz iepakojuma. Astoņi masāžas paņēmieni no pakauša līdz pierei atslābina kaklu un uzlabo asinsriti. Atstājiet līdzekli zem silta dvieļa piecas minūtes.

## 4. Noslēdziet ar toniku

Toniks paliek ādā un nepadara matus smagus. Žāvējiet vidējā siltumā, fēnu turot 15 cm attālumā.

> Jautājiet pirms, nevis pēc. Trīs jautājumi par galvas ādu dod gatavu recepti. -- Kopšanas tehnologs

## Ko dot mājās

- maigu šampūnu divām mazgāšanas reizēm nedēļā
- toniku katru otro vakaru
- kokvilnas cepurīti vai zīda oderi zem vilnas cepures

Pierakstiet rezultātu klienta kartītē un pēc četrām nedēļām apskatiet ādu vēlreiz. Ja lobīšanās nepāriet vai āda sāp, iesakiet apmeklēt dermatologu.`,
  },
});
