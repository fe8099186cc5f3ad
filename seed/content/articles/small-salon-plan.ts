import { t } from '../../catalogue/texts.ts';
import { category } from '../builder.ts';
import { article } from './article.ts';

export const smallSalonPlan = article({
  slug: 'small-salon-plan',
  cover: 'article-salon-design',
  date: '2026-11-20',
  minutes: 4,
  tag: t('Salong', 'Salon', 'Салон', 'Salonki', 'Salons'),
  title: t(
    'Kolm tooli ja üks aken: kuidas planeerida väike salong',
    'Three chairs and one window: planning a small salon',
    'Три кресла и одно окно: как спланировать небольшой салон',
    'Kolme tuolia ja yksi ikkuna: pienen salongin suunnittelu',
    'Trīs krēsli un viens logs: kā plānot nelielu salonu',
  ),
  intro: t(
    'Valgus määrab peegli koha, peegel tooli koha. Kolm otsust, mis mahutavad salongi 34 ruutmeetrile.',
    'Light decides where the mirror goes, the mirror where the chair goes. Three decisions that fit a salon into 34 square metres.',
    'Свет определяет место зеркала, зеркало — место кресла. Три решения, с которыми салон помещается на 34 квадратных метрах.',
    'Valo määrää peilin paikan, peili tuolin paikan. Kolme päätöstä, joilla salonki mahtuu 34 neliömetriin.',
    'Gaisma nosaka spoguļa vietu, spogulis — krēsla vietu. Trīs lēmumi, ar kuriem salons ietilpst 34 kvadrātmetros.',
  ),
  credits: t(
    'Tekst: Ilumaja salongiplaneerija',
    'Text: salon planner of Ilumaja',
    'Текст: проектировщик салонов Ilumaja',
    'Teksti: Ilumajan salonkisuunnittelija',
    'Teksts: Ilumaja salonu plānotājs',
  ),
  link: {
    text: t('Salongimööbel', 'Salon furniture', 'Мебель для салона', 'Salonkikalusteet', 'Salona mēbeles'),
    url: category('furniture'),
  },
  body: {
    et: `Väike ruum ei andesta juhuslikku paigutust. Kolm töökohta, üks pesukoht ja vastuvõtt mahuvad 34 ruutmeetrile, kui alustada valgusest, mitte mööblist.

## Esimene otsus: peegel aknaga risti

Kui peegel on akna vastas, näeb klient heledat taevast ja iseennast varjus. Kui aken on peegli taga, pimestab see juuksurit. Risti aknaga seinal langeb valgus näole küljelt ja värv on näha nii, nagu see õues paistab. Kunstvalgus olgu 4000 kelvinit ja värviesitus vähemalt 90.

## Teine otsus: käigutee enne toole

Joonista põrandale teibiga 90 cm laiune tee uksest pesukohani. See jääb alati vabaks. Tooli ümber jäta samuti 90 cm, kahe tooli keskpunktide vahe olgu vähemalt 150 cm. Käru mahub siis kahe tooli vahele ja keegi ei pea küünarnukke hoidma.

## Kolmas otsus: vesi ühes seinas

Pesukoht, värvisegamise laud ja pesumasin käivad ühe seina äärde. Iga uus veepunkt teises otsas maksab rohkem kui tool. Pesukoha taha jäta 60 cm, et selg jääks sirgeks.

- töökohad: 3 × 4,5 m²
- pesukoht ja segamine: 7 m²
- vastuvõtt ja riiul: 6 m²
- käiguteed ja tualett: 7,5 m²

> Enne ostmist istu tundi tühjas ruumis ja vaata, kuhu päike liigub. -- Salongiplaneerija

## Mida osta kohe, mida hiljem

Osta kohe hea tool ja hea valgus, neid ei vahetata. Riiul, pink ja teine pesukoht võivad oodata esimese aasta arve. Saada meile ruumi mõõdud ja foto: kolme tööpäevaga joonistame paigutuse, tasuta.`,
    en: `A small room does not forgive a careless layout. Three places, one wash unit and a reception fit into 34 square metres if you begin with light and not with furniture.

## First decision: the mirror at a right angle to the window

If the mirror faces the window, the client sees a bright sky and a face in shade. If the window is behind the mirror, it dazzles the hairdresser. On a wall at right angles the light falls from the side, and colour looks as it does outdoors. Artificial light should be 4000 kelvin with a colour rendering of at least 90.

## Second decision: the path before the chairs

Mark a path 90 cm wide on the floor with tape, from the door to the wash unit. It always stays free. Leave 90 cm around each chair too, and at least 150 cm between the centres of two chairs. A trolley then fits between them and nobody has to mind their elbows.

## Third decision: water in one wall

Wash unit, mixing table and washing machine stand along one wall. Every further water point at the other end costs more than a chair. Leave 60 cm behind the wash unit so that your back stays straight.

- work places: 3 × 4.5 m²
- wash unit and mixing: 7 m²
- reception and shelf: 6 m²
- paths and toilet: 7.5 m²

> Before buying, sit in the empty room for an hour and see where the sun goes. -- Salon planner

## What to buy now, what later

Buy a good chair and good light at once; they are not replaced. A shelf, a bench and a second wash unit can wait for the figures of the first year. Send us the measurements and a photo: within three working days we draw the layout free of charge.`,
    ru: `Небольшое помещение не прощает случайной расстановки. Три рабочих места, мойка и стойка помещаются на 34 квадратных метрах, если начать со света, а не с мебели.

## Первое решение: зеркало перпендикулярно окну

Если зеркало напротив окна, клиент видит светлое небо и себя в тени. Если окно за зеркалом, оно слепит мастера. На перпендикулярной стене свет падает сбоку, и цвет виден таким же, как на улице. Искусственный свет — 4000 кельвинов с индексом цветопередачи не ниже 90.

## Второе решение: сначала проход, потом кресла

Отметьте скотчем на полу проход шириной 90 см от двери до мойки. Он всегда свободен. Вокруг кресла тоже оставьте 90 см, между центрами двух кресел — не менее 150 см. Тогда тележка встанет между ними, и никому не придётся прижимать локти.

## Третье решение: вода в одной стене

Мойка, стол для смешивания и стиральная машина стоят у одной стены. Каждая новая точка воды в другом конце стоит дороже кресла. За мойкой оставьте 60 см, чтобы спина была прямой.

- рабочие места: 3 × 4,5 м²
- мойка и смешивание: 7 м²
- стойка и полка: 6 м²
- проходы и туалет: 7,5 м²

> До покупки посидите час в пустом помещении и посмотрите, куда движется солнце. -- Проектировщик салонов

## Что купить сразу, что позже

Сразу купите хорошее кресло и хороший свет, их не меняют. Полка, скамья и вторая мойка могут подождать цифр первого года. Пришлите размеры и фото: за три рабочих дня бесплатно нарисуем расстановку.`,
    fi: `Pieni tila ei anna anteeksi satunnaista sijoittelua. Kolme työpistettä, yksi pesupaikka ja vastaanotto mahtuvat 34 neliömetriin, kun aloitetaan valosta eikä kalusteista.

## Ensimmäinen päätös: peili kohtisuoraan ikkunaan

Jos peili on ikkunaa vastapäätä, asiakas näkee kirkkaan taivaan ja itsensä varjossa. Jos ikkuna on peilin takana, se häikäisee kampaajan. Kohtisuoralla seinällä valo tulee sivulta ja väri näkyy kuten ulkona. Keinovalo on 4000 kelviniä ja värintoisto vähintään 90.

## Toinen päätös: kulkutie ennen tuoleja

Merkitse teipillä lattiaan 90 cm leveä kulkutie ovelta pesupaikalle. Se pysyy aina vapaana. Jätä tuolinkin ympärille 90 cm ja kahden tuolin keskipisteiden väliin vähintään 150 cm. Vaunu mahtuu silloin väliin, eikä kenenkään tarvitse varoa kyynärpäitään.

## Kolmas päätös: vesi yhdessä seinässä

Pesupaikka, sekoituspöytä ja pesukone tulevat samalle seinälle. Jokainen uusi vesipiste toisessa päässä maksaa enemmän kuin tuoli. Jätä pesupaikan taakse 60 cm, jotta selkä pysyy suorana.

- työpisteet: 3 × 4,5 m²
- pesupaikka ja sekoitus: 7 m²
- vastaanotto ja hylly: 6 m²
- kulkutiet ja WC: 7,5 m²

> Istu ennen ostamista tunti tyhjässä tilassa ja katso, minne aurinko liikkuu. -- Salonkisuunnittelija

## Mitä ostaa heti, mitä myöhemmin

Osta heti hyvä tuoli ja hyvä valo, niitä ei vaihdeta. Hylly, penkki ja toinen pesupaikka voivat odottaa ensimmäisen vuoden lukuja. Lähetä mitat ja valokuva: piirrämme pohjan maksutta kolmessa arkipäivässä.`,
    lv: `Maza telpa nepiedod nejaušu izvietojumu. Trīs darba vietas, mazgāšanas vieta un reģistratūra ietilpst 34 kvadrātmetros, ja sāk ar gaismu, nevis ar mēbelēm.

## Pirmais lēmums: spogulis perpendikulāri logam

Ja spogulis ir pretī logam, klients redz gaišas debesis un sevi ēnā. Ja logs ir aiz spoguļa, tas žilbina frizieri. Uz perpendikulāras sienas gaisma krīt no sāna, un krāsa izskatās tāda pati kā ārā. Mākslīgajai gaismai jābūt 4000 kelvinu, ar krāsu atveidi vismaz 90.

## Otrais lēmums: vispirms eja, tad krēsli

Ar līmlenti uz grīdas atzīmējiet 90 cm platu eju no durvīm līdz mazgāšanas vietai. Tā vienmēr paliek brīva. Arī ap krēslu atstājiet 90 cm, starp divu krēslu centriem — vismaz 150 cm. Tad ratiņi ietilpst starp tiem un nevienam nav jāsargā elkoņi.

## Trešais lēmums: ūdens vienā sienā

Mazgāšanas vieta, jaukšanas galds un veļas mašīna stāv pie vienas sienas. Katrs jauns ūdens pieslēgums otrā galā maksā vairāk nekā krēsls. Aiz mazgāšanas vietas atstājiet 60 cm, lai mugura paliek taisna.

- darba vietas: 3 × 4,5 m²
- mazgāšana un jaukšana: 7 m²
- reģistratūra un plaukts: 6 m²
- ejas un tualete: 7,5 m²

> Pirms pirkšanas stundu pasēdiet tukšā telpā un vērojiet, kur virzās saule. -- Salonu plānotājs

## Ko pirkt uzreiz, ko vēlāk

Uzreiz pērciet labu krēslu un labu gaismu, tos nemaina. Plaukts, sols un otra mazgāšanas vieta var pagaidīt pirmā gada skaitļus. Atsūtiet izmērus un fotogrāfiju: trīs darba dienu laikā bez maksas uzzīmēsim izvietojumu.`,
  },
});
