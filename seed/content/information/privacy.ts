import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const privacy = information(
  '/privacy',
  names.privacy,
  t(
    'Milliseid andmeid hoiame, miks ja kui kaua.',
    'Which data we keep, why and for how long.',
    'Какие данные мы храним, зачем и как долго.',
    'Mitä tietoja säilytämme, miksi ja kuinka kauan.',
    'Kādus datus glabājam, kāpēc un cik ilgi.',
  ),
  {
    et: `Vastutav töötleja on Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinn. Andmekaitse küsimused: <a href="mailto:andmekaitse@ilumaja.example">andmekaitse@ilumaja.example</a>.

## Mida ja miks

- nimi, aadress, telefon, e-post: lepingu täitmiseks ja tarneks
- tellimused ja arved: raamatupidamise kohustuse täitmiseks
- salongi tegevusala tõend: professionaalse toote müümiseks
- uudiskirja aadress: sinu nõusolekul, loobuda saad igas kirjas

## Kui kaua

Arveid hoiame seitse aastat majandusaasta lõpust, Lätis viis. Konto andmeid hoiame konto sulgemiseni. Veebilehe logid kustutame 90 päeva pärast.

## Kellele

Andmed jõuavad tarnijale, pangale ja maksevahendajale nii palju, kui neil on tööks vaja. Andmeid me ei müü.

## Sinu õigused

Võid küsida oma andmete koopiat, parandamist, kustutamist või ülekandmist ja esitada vastuväite. Vastame ühe kuu jooksul. Kaebuse saab esitada Andmekaitse Inspektsioonile (aki.ee) või Lätis Datu valsts inspekcijale (dvi.gov.lv).`,
    en: `The controller is Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinn. Data protection: <a href="mailto:andmekaitse@ilumaja.example">andmekaitse@ilumaja.example</a>.

## What and why

- name, address, phone, e-mail: to carry out the contract and deliver
- orders and invoices: required by accounting law
- proof of trade of a salon: to sell professional products
- newsletter address: with your consent; there is an unsubscribe link in every e-mail

## How long

We keep invoices for seven years from the end of the financial year, five in Latvia. Account data are kept until the account is closed. Server logs are deleted after 90 days.

## To whom

Carriers, banks and payment services receive what they need for their work. We do not sell data.

## Your rights

You may ask for a copy, correction, erasure or transfer of your data, and you may object. We answer within one month. Complaints go to the Estonian Data Protection Inspectorate (aki.ee) or the Latvian Data State Inspectorate (dvi.gov.lv).`,
    ru: `Ответственный обработчик — Ilumaja OÜ, Pärnu mnt 139c, 11317 Таллинн. По вопросам защиты данных: <a href="mailto:andmekaitse@ilumaja.example">andmekaitse@ilumaja.example</a>.

## Что и зачем

- имя, адрес, телефон, эл. почта: для исполнения договора и доставки
- заказы и счета: по требованиям бухгалтерского учёта
- подтверждение деятельности салона: для продажи профессиональных средств
- адрес для рассылки: с вашего согласия, отписаться можно в каждом письме

## Как долго

Счета храним семь лет с конца финансового года, в Латвии — пять. Данные учётной записи — до её закрытия. Журналы сайта удаляем через 90 дней.

## Кому

Перевозчики, банки и платёжные службы получают только то, что нужно им для работы. Данные мы не продаём.

## Ваши права

Вы можете запросить копию, исправление, удаление или перенос данных и возразить против обработки. Ответим в течение месяца. Жалобу можно подать в Инспекцию по защите данных (aki.ee), в Латвии — в Государственную инспекцию данных (dvi.gov.lv).`,
    fi: `Rekisterinpitäjä on Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinna. Tietosuoja-asiat: <a href="mailto:andmekaitse@ilumaja.example">andmekaitse@ilumaja.example</a>.

## Mitä ja miksi

- nimi, osoite, puhelin, sähköposti: sopimuksen täyttämiseen ja toimitukseen
- tilaukset ja laskut: kirjanpitovelvoitteen vuoksi
- salongin toimialatodistus: ammattituotteiden myymiseen
- uutiskirjeen osoite: suostumuksellasi, perua voit joka kirjeessä

## Kuinka kauan

Laskut säilytämme seitsemän vuotta tilikauden päättymisestä, Latviassa viisi. Tilin tiedot säilytämme tilin sulkemiseen asti. Palvelinlokit poistamme 90 päivän jälkeen.

## Kenelle

Kuljetusyhtiöt, pankit ja maksupalvelut saavat sen, minkä ne työhönsä tarvitsevat. Emme myy tietoja.

## Oikeutesi

Voit pyytää tietojesi kopiota, oikaisua, poistoa tai siirtoa ja vastustaa käsittelyä. Vastaamme kuukauden kuluessa. Valituksen voi tehdä Viron tietosuojaviranomaiselle (aki.ee) tai Latvian tietosuojaviranomaiselle (dvi.gov.lv).`,
    lv: `Pārzinis ir Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallina. Jautājumi par datu aizsardzību: <a href="mailto:andmekaitse@ilumaja.example">andmekaitse@ilumaja.example</a>.

## Kas un kāpēc

- vārds, adrese, tālrunis, e-pasts: līguma izpildei un piegādei
- pasūtījumi un rēķini: grāmatvedības prasību izpildei
- salona darbības apliecinājums: profesionālu līdzekļu pārdošanai
- jaunumu vēstules adrese: ar Jūsu piekrišanu, atteikties var katrā vēstulē

## Cik ilgi

Rēķinus Igaunijā glabājam septiņus gadus no finanšu gada beigām, Latvijā — piecus. Konta datus glabājam līdz konta slēgšanai. Servera žurnālus dzēšam pēc 90 dienām.

## Kam

Pārvadātāji, bankas un maksājumu pakalpojumi saņem tikai to, kas vajadzīgs viņu darbam. Datus nepārdodam.

## Jūsu tiesības

Varat lūgt datu kopiju, labošanu, dzēšanu vai pārnešanu un iebilst pret apstrādi. Atbildēsim mēneša laikā. Sūdzību var iesniegt Datu valsts inspekcijā (dvi.gov.lv) vai Igaunijas Datu aizsardzības inspekcijā (aki.ee).`,
  },
);
