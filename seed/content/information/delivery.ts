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

- Pakiautomaat: 3,90 €, tellimusele alates 60 € tasuta
- Kuller koju või salongi: 5,90 €, tellimusele alates 60 € tasuta
- Kauplusest ise järele: tasuta, hoiame pakki seitse päeva
- Mööbel: tarne ja paigaldus kokkuleppel, hinna saad enne tellimist

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

- Parcel locker: €3.90, free for orders from €60
- Courier to home or salon: €5.90, free for orders from €60
- Collect from a store: free, we keep the parcel for seven days
- Furniture: delivery and fitting by agreement, you know the price before ordering

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

- Почтомат: 3,90 €, для заказов от 60 € бесплатно
- Курьер домой или в салон: 5,90 €, для заказов от 60 € бесплатно
- Самовывоз из магазина: бесплатно, храним посылку семь дней
- Мебель: доставка и сборка по договорённости, цену вы узнаете до заказа

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

- Pakettiautomaatti: 3,90 €, vähintään 60 €:n tilauksiin maksuton
- Kuljetus kotiin tai salonkiin: 5,90 €, vähintään 60 €:n tilauksiin maksuton
- Nouto myymälästä: maksuton, säilytämme pakettia seitsemän päivää
- Kalusteet: toimitus ja asennus sopimuksen mukaan, hinnan saat ennen tilausta

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

- Pakomāts: 3,90 €, pasūtījumiem no 60 € bez maksas
- Kurjers uz mājām vai salonu: 5,90 €, pasūtījumiem no 60 € bez maksas
- Saņemšana veikalā: bez maksas, sūtījumu glabājam septiņas dienas
- Mēbeles: piegāde un uzstādīšana pēc vienošanās, cenu uzzināsiet pirms pasūtīšanas

## Pārbaudiet sūtījumu

Apskatiet sūtījumu saņemšanas brīdī. Ja kaut kas ir bojāts vai trūkst, divu darba dienu laikā rakstiet uz <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a> un pievienojiet fotogrāfiju.

## Atgriešana

Patērētājs var atteikties no līguma 14 dienu laikā, skatiet lapu par <a href="/withdrawal">atteikuma tiesībām</a>. Atgrieziet preci 14 dienu laikā pēc atteikuma: veikalā bez maksas vai ar pakomātu par saviem līdzekļiem. Atvērtu slēgta iepakojuma kosmētiku higiēnas dēļ atgriezt nevar.

## Prece ar trūkumu

Divu gadu laikā patērētājs var pieprasīt labošanu vai apmaiņu. Pirmajā gadā tiek pieņemts, ka trūkums bija jau preces nodošanas brīdī. Šādu atgriešanu apmaksājam mēs.`,
  },
);
