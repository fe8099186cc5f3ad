import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const delivery = information(
  '/delivery',
  names.delivery,
  t(
    'Kuhu, kuidas ja kui kiiresti kaup jõuab ning kuidas seda tagastada.',
    'Where, how and how fast goods arrive, and how to return them.',
    'Куда, как и за какое время доставляем и как вернуть товар.',
    'Minne, miten ja kuinka nopeasti tavara saapuu ja miten sen voi palauttaa.',
    'Kurp, kā un cik ātri piegādājam un kā preci atgriezt.',
  ),
  {
    et: `## Tarne

Tarnime Eestisse, Lätti ja Soome. Kui kaup on laos ja tellid tööpäeval enne kella 14.00, saadame selle samal päeval.

- Eesti: {delivery:EE}
- Läti: {delivery:LV}
- Soome: {delivery:FI}

## Tarneviisid ja hinnad

- Pakiautomaat: Eestisse ja Lätti 3,90 €, Soome 7,90 €, üle 5 kg 9,90 €
- Kuller koju või salongi: Eestisse ja Lätti 5,90 €, Soome 14,90 €; üle 30 kg mitme pakina 11,90 € ja 29,90 €
- Tellimusele alates 60 € on mõlemad tasuta
- Kauplusest ise järele: tasuta, hoiame pakki seitse päeva
- Mööbel: toome ja paigaldame kokkulepitud päeval, Eestis ja Lätis 49 €, Soomes 149 €

## Kontrolli pakki

Vaata pakk üle kättesaamisel. Kui midagi on katki või puudu, kirjuta kahe tööpäeva jooksul aadressile <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a> ja lisa foto.

## Tagastus

Tarbija võib lepingust taganeda 14 päeva jooksul, vaata <a href="/withdrawal">lepingust taganemise lehte</a>. Tagasta kaup 14 päeva jooksul pärast taganemist, kauplusesse tasuta või pakiautomaadiga oma kulul. Avatud pakendiga kosmeetikat hügieeni tõttu tagasi ei võeta.

## Puudusega kaup

Tarbijal on kahe aasta jooksul õigus lasta puudusega kaup parandada või asendada. Esimesel aastal eeldatakse, et puudus oli olemas kauba üleandmisel. Selle tagastuse eest maksame meie.`,
    en: `## Delivery

We deliver to Estonia, Latvia and Finland. What is in stock and ordered on a working day before 14.00 leaves the same day.

- Estonia: {delivery:EE}
- Latvia: {delivery:LV}
- Finland: {delivery:FI}

## Ways of delivery and prices

- Parcel locker: €3.90 to Estonia and Latvia, €7.90 to Finland, €9.90 above 5 kg
- Courier to home or salon: €5.90 to Estonia and Latvia, €14.90 to Finland; above 30 kg, in several parcels, €11.90 and €29.90
- Both are free for orders from €60
- Collect from a store: free, we keep the parcel for seven days
- Furniture: delivered and fitted on a day agreed with you, €49 in Estonia and Latvia, €149 in Finland

## Check the parcel

Look the parcel over on receipt. If something is broken or missing, write to <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a> within two working days and add a photo.

## Returns

A consumer may withdraw from the contract within 14 days, see the <a href="/withdrawal">right of withdrawal</a>. Return the goods within 14 days of withdrawing: to a store free of charge, or by parcel locker at your own cost. Sealed cosmetics that have been opened cannot be returned for reasons of hygiene.

## Faulty goods

A consumer may have faulty goods repaired or replaced for two years. In the first year the fault is presumed to have been there at delivery. We pay for that return.`,
    ru: `## Доставка

Доставляем в Эстонию, Латвию и Финляндию. Товар со склада, заказанный в рабочий день до 14.00, отправляем в тот же день.

- Эстония: {delivery:EE}
- Латвия: {delivery:LV}
- Финляндия: {delivery:FI}

## Способы доставки и цены

- Почтомат: в Эстонию и Латвию 3,90 €, в Финляндию 7,90 €, свыше 5 кг 9,90 €
- Курьер домой или в салон: в Эстонию и Латвию 5,90 €, в Финляндию 14,90 €; свыше 30 кг, в нескольких посылках, 11,90 € и 29,90 €
- Для заказов от 60 € и то и другое бесплатно
- Самовывоз из магазина: бесплатно, храним посылку семь дней
- Мебель: привезём и соберём в согласованный день, в Эстонии и Латвии 49 €, в Финляндии 149 €

## Проверьте посылку

Осмотрите посылку при получении. Если что-то повреждено или отсутствует, напишите в течение двух рабочих дней на <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a> и приложите фото.

## Возврат

Потребитель может отказаться от договора в течение 14 дней, см. страницу <a href="/withdrawal">об отказе от договора</a>. Верните товар в течение 14 дней после отказа: в магазин бесплатно или через почтомат за свой счёт. Вскрытая косметика по соображениям гигиены возврату не подлежит.

## Товар с недостатком

В течение двух лет потребитель может потребовать ремонта или замены. В первый год предполагается, что недостаток был при передаче товара. Такой возврат оплачиваем мы.`,
    fi: `## Toimitus

Toimitamme Viroon, Latviaan ja Suomeen. Varastossa oleva tavara, joka on tilattu arkipäivänä ennen klo 14.00, lähtee samana päivänä.

- Viro: {delivery:EE}
- Latvia: {delivery:LV}
- Suomi: {delivery:FI}

## Toimitustavat ja hinnat

- Pakettiautomaatti: Viroon ja Latviaan 3,90 €, Suomeen 7,90 €, yli 5 kg 9,90 €
- Kuljetus kotiin tai salonkiin: Viroon ja Latviaan 5,90 €, Suomeen 14,90 €; yli 30 kg useana pakettina 11,90 € ja 29,90 €
- Vähintään 60 €:n tilauksiin molemmat ovat maksuttomia
- Nouto myymälästä: maksuton, säilytämme pakettia seitsemän päivää
- Kalusteet: tuomme ja asennamme sovittuna päivänä, Virossa ja Latviassa 49 €, Suomessa 149 €

## Tarkista paketti

Tarkista paketti, kun saat sen. Jos jotain on rikki tai puuttuu, kirjoita kahden arkipäivän kuluessa osoitteeseen <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a> ja liitä kuva.

## Palautus

Kuluttaja voi peruuttaa kaupan 14 päivän kuluessa, katso <a href="/withdrawal">peruuttamisoikeus</a>. Palauta tavara 14 päivän kuluessa peruutuksesta: myymälään maksutta tai pakettiautomaatilla omalla kustannuksellasi. Avattua sinetöityä kosmetiikkaa ei voi hygieniasyistä palauttaa.

## Virheellinen tavara

Kuluttaja voi kahden vuoden ajan vaatia korjausta tai vaihtoa. Ensimmäisenä vuonna virheen oletetaan olleen olemassa luovutushetkellä. Sen palautuksen maksamme me.`,
    lv: `## Piegāde

Piegādājam uz Igauniju, Latviju un Somiju. Noliktavā esošu preci, kas pasūtīta darba dienā līdz plkst. 14.00, nosūtām tajā pašā dienā.

- Igaunija: {delivery:EE}
- Latvija: {delivery:LV}
- Somija: {delivery:FI}

## Piegādes veidi un cenas

- Pakomāts: uz Igauniju un Latviju 3,90 €, uz Somiju 7,90 €, virs 5 kg 9,90 €
- Kurjers uz mājām vai salonu: uz Igauniju un Latviju 5,90 €, uz Somiju 14,90 €; virs 30 kg vairākos sūtījumos 11,90 € un 29,90 €
- Pasūtījumiem no 60 € abi ir bez maksas
- Saņemšana veikalā: bez maksas, sūtījumu glabājam septiņas dienas
- Mēbeles: atvedam un uzstādām saskaņotā dienā, Igaunijā un Latvijā 49 €, Somijā 149 €

## Pārbaudiet sūtījumu

Apskatiet sūtījumu saņemšanas brīdī. Ja kaut kas ir bojāts vai trūkst, divu darba dienu laikā rakstiet uz <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a> un pievienojiet fotogrāfiju.

## Atgriešana

Patērētājs var atteikties no līguma 14 dienu laikā, skatiet lapu par <a href="/withdrawal">atteikuma tiesībām</a>. Atgrieziet preci 14 dienu laikā pēc atteikuma: veikalā bez maksas vai ar pakomātu par saviem līdzekļiem. Atvērtu slēgta iepakojuma kosmētiku higiēnas dēļ atgriezt nevar.

## Prece ar trūkumu

Divu gadu laikā patērētājs var pieprasīt labošanu vai apmaiņu. Pirmajā gadā tiek pieņemts, ka trūkums bija jau preces nodošanas brīdī. Šādu atgriešanu apmaksājam mēs.`,
  },
);
