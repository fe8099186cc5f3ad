import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const withdrawal = information(
  '/withdrawal',
  names.withdrawal,
  t(
    'Tarbija võib 14 päeva jooksul lepingust põhjust nimetamata taganeda.',
    'A consumer may withdraw from the contract within 14 days without giving a reason.',
    'Потребитель может отказаться от договора в течение 14 дней без объяснения причин.',
    'Kuluttaja voi peruuttaa sopimuksen 14 päivän kuluessa syytä ilmoittamatta.',
    'Patērētājs var 14 dienu laikā atteikties no līguma, nenorādot iemeslu.',
  ),
  {
    et: `## Tähtaeg

14 päeva algab päevast, mil said kätte tellimuse viimase asja. Pakiautomaadi puhul loeb kapi avamine. Tähtaeg on peetud, kui saadad teate enne selle lõppu.

## Kuidas taganeda

1. Kirjuta aadressile <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>
2. Märgi oma nimi, tellimuse number ja tooted, millest taganed
3. Saadame kohe e-postiga kinnituse koos teate sisu ja kellaajaga

Põhjust nimetada ega helistada ei ole vaja.

## Raha tagasi

Maksame kauba ja tavapärase tarne hinna tagasi 14 päeva jooksul samal viisil, millega maksid. Võime oodata, kuni kaup või selle saatmise tõend on meil. Saada kaup teele 14 päeva jooksul, tagastamise kulu kannad sina.

## Millal õigust ei ole

- avatud pakendiga kosmeetika
- tellija mõõtude järgi tehtud mööbel
- ettevõtte nimel tehtud ost

Avamata pakendis kosmeetika võid tagastada nagu muu kauba.`,
    en: `## Time limit

The 14 days begin on the day you received the last item of the order. With a parcel locker that is when you opened the door. You are in time if you send the notice before the end.

## How to withdraw

1. Write to <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>
2. Give your name, the order number and the products you withdraw from
3. We confirm at once by e-mail with the content of your notice and the time

You need not give a reason or call us.

## Refund

We refund the goods and the standard delivery within 14 days, in the way you paid. We may wait until we have the goods or proof that they were sent. Send them within 14 days; you bear the cost of returning.

## Where the right does not exist

- sealed cosmetics that have been opened
- furniture made to your measurements
- purchases made for a company

Cosmetics in an unopened package may be returned like other goods.`,
    ru: `## Срок

14 дней отсчитываются со дня, когда вы получили последнюю вещь из заказа. Для почтомата это открытие ячейки. Срок соблюдён, если уведомление отправлено до его окончания.

## Как отказаться

1. Напишите на <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>
2. Укажите имя, номер заказа и товары, от которых отказываетесь
3. Мы сразу пришлём подтверждение с содержанием уведомления и временем

Объяснять причину и звонить не нужно.

## Возврат денег

Вернём стоимость товара и обычной доставки в течение 14 дней тем же способом, которым вы платили. Мы вправе подождать, пока получим товар или доказательство отправки. Отправьте его в течение 14 дней; расходы на возврат несёте вы.

## Когда отказаться нельзя

- косметика, запечатанная упаковка которой вскрыта
- мебель, изготовленная по вашим размерам
- покупка от имени предприятия

Косметику в невскрытой упаковке можно вернуть, как и другой товар.`,
    fi: `## Määräaika

14 päivää alkaa siitä, kun sait tilauksen viimeisen tavaran. Pakettiautomaatissa ratkaisee lokeron avaaminen. Olet ajoissa, kun lähetät ilmoituksen ennen määräajan loppua.

## Miten peruutat

1. Kirjoita osoitteeseen <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>
2. Ilmoita nimesi, tilausnumero ja tuotteet, joita peruutus koskee
3. Vahvistamme heti sähköpostilla ilmoituksen sisällön ja ajan

Syytä ei tarvitse kertoa eikä soittaa.

## Rahojen palautus

Palautamme tavaran ja tavallisen toimituksen hinnan 14 päivässä samalla tavalla kuin maksoit. Voimme odottaa, kunnes tavara tai todiste lähettämisestä on meillä. Lähetä tavara 14 päivän kuluessa, palautuskulut maksat itse.

## Milloin oikeutta ei ole

- avattu sinetöity kosmetiikka
- mittojesi mukaan tehdyt kalusteet
- yrityksen nimissä tehty osto

Avaamattomassa pakkauksessa olevan kosmetiikan voi palauttaa kuten muunkin tavaran.`,
    lv: `## Termiņš

14 dienas sākas dienā, kad saņēmāt pasūtījuma pēdējo preci. Pakomātam tā ir durtiņu atvēršana. Termiņš ir ievērots, ja paziņojumu nosūtāt pirms tā beigām.

## Kā atteikties

1. Rakstiet uz <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>
2. Norādiet vārdu, pasūtījuma numuru un preces, no kurām atsakāties
3. Uzreiz pa e-pastu apstiprināsim paziņojuma saturu un laiku

Iemesls nav jānorāda, zvanīt nav vajadzīgs.

## Naudas atmaksa

Preces un parastās piegādes cenu atmaksājam 14 dienu laikā tādā pašā veidā, kā maksājāt. Varam pagaidīt, līdz saņemam preci vai pierādījumu par nosūtīšanu. Nosūtiet preci 14 dienu laikā; atgriešanas izmaksas sedzat jūs.

## Kad atteikties nevar

- kosmētika, kuras slēgtais iepakojums ir atvērts
- pēc jūsu izmēriem izgatavotas mēbeles
- pirkums uzņēmuma vārdā

Kosmētiku neatvērtā iepakojumā var atgriezt tāpat kā citas preces.`,
  },
);
