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

Sul on 14 päeva alates päevast, mis järgneb tellimuse viimase asja kättesaamisele. Kui viimane päev on puhkepäev, lõpeb tähtaeg järgmisel tööpäeval. Pakiautomaadi puhul loeb kapi avamine. Tähtaeg on peetud, kui saadad teate enne selle lõppu.

## Kuidas taganeda

1. Ava <a href="/withdraw">Tagane lepingust siin</a>
2. Märgi tellimuse number, e-posti aadress ja tooted, millest taganed
3. Kinnita taganemine. Saadame kohe e-postiga kinnituse koos avalduse sisu ja kellaajaga

Võid ka kirjutada aadressile <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>, näiteks <a href="/api/v1/withdrawal-form/?language=et">tüüpvormiga</a>.

Põhjust nimetada ega helistada ei ole vaja.

## Raha tagasi

Maksame kauba ja tavapärase tarne hinna tagasi 14 päeva jooksul samal viisil, millega maksid. Võime oodata, kuni kaup või selle saatmise tõend on meil. Saada kaup teele 14 päeva jooksul, tagastamise kulu kannad sina.

## Millal õigust ei ole

- avatud pakendiga kosmeetika
- tellija mõõtude järgi tehtud mööbel
- ettevõtte nimel tehtud ost
- pilet kindla kuupäeva koolitusele

Avamata pakendis kosmeetika võid tagastada nagu muu kauba.`,
    en: `## Time limit

You have 14 days, counted from the day after you received the last item of the order. If the last day is a day off, the time ends on the next working day. With a parcel locker that is when you opened the door. You are in time if you send the notice before the end.

## How to withdraw

1. Open <a href="/withdraw">Withdraw from contract here</a>
2. Give the order number, your e-mail address and the products you withdraw from
3. Confirm the withdrawal. We acknowledge it at once by e-mail with its content and the time

You may also write to <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>, for example with the <a href="/api/v1/withdrawal-form/?language=en">model form</a>.

You need not give a reason or call us.

## Refund

We refund the goods and the standard delivery within 14 days, in the way you paid. We may wait until we have the goods or proof that they were sent. Send them within 14 days; you bear the cost of returning.

## Where the right does not exist

- sealed cosmetics that have been opened
- furniture made to your measurements
- purchases made for a company
- tickets for a training on a certain day

Cosmetics in an unopened package may be returned like other goods.`,
    ru: `## Срок

У вас есть 14 дней, начиная со дня, следующего за получением последней вещи из заказа. Если последний день выходной, срок заканчивается в следующий рабочий день. Для почтомата это открытие ячейки. Срок соблюдён, если уведомление отправлено до его окончания.

## Как отказаться

1. Откройте <a href="/withdraw">Отказаться от договора здесь</a>
2. Укажите номер заказа, адрес эл. почты и товары, от которых отказываетесь
3. Подтвердите отказ. Мы сразу пришлём подтверждение с содержанием заявления и временем

Можно и написать на <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>, например по <a href="/api/v1/withdrawal-form/?language=ru">типовой форме</a>.

Объяснять причину и звонить не нужно.

## Возврат денег

Вернём стоимость товара и обычной доставки в течение 14 дней тем же способом, которым вы платили. Мы вправе подождать, пока получим товар или доказательство отправки. Отправьте его в течение 14 дней; расходы на возврат несёте вы.

## Когда отказаться нельзя

- косметика, запечатанная упаковка которой вскрыта
- мебель, изготовленная по вашим размерам
- покупка от имени предприятия
- билет на обучение в определённый день

Косметику в невскрытой упаковке можно вернуть, как и другой товар.`,
    fi: `## Määräaika

Sinulla on 14 päivää siitä päivästä, joka seuraa tilauksen viimeisen tavaran saamista. Jos viimeinen päivä on vapaapäivä, aika päättyy seuraavana arkipäivänä. Pakettiautomaatissa ratkaisee lokeron avaaminen. Olet ajoissa, kun lähetät ilmoituksen ennen määräajan loppua.

## Miten peruutat

1. Avaa <a href="/withdraw">Peruuta sopimus tästä</a>
2. Ilmoita tilausnumero, sähköpostiosoite ja tuotteet, joita peruutus koskee
3. Vahvista peruutus. Lähetämme heti sähköpostilla vahvistuksen, jossa on ilmoituksen sisältö ja aika

Voit myös kirjoittaa osoitteeseen <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>, esimerkiksi <a href="/api/v1/withdrawal-form/?language=fi">mallilomakkeella</a>.

Syytä ei tarvitse kertoa eikä soittaa.

## Rahojen palautus

Palautamme tavaran ja tavallisen toimituksen hinnan 14 päivässä samalla tavalla kuin maksoit. Voimme odottaa, kunnes tavara tai todiste lähettämisestä on meillä. Lähetä tavara 14 päivän kuluessa, palautuskulut maksat itse.

## Milloin oikeutta ei ole

- avattu sinetöity kosmetiikka
- mittojesi mukaan tehdyt kalusteet
- yrityksen nimissä tehty osto
- lippu tietyn päivän koulutukseen

Avaamattomassa pakkauksessa olevan kosmetiikan voi palauttaa kuten muunkin tavaran.`,
    lv: `## Termiņš

Jums ir 14 dienas, skaitot no dienas pēc pasūtījuma pēdējās preces saņemšanas. Ja pēdējā diena ir brīvdiena, termiņš beidzas nākamajā darbdienā. Pakomātam tā ir durtiņu atvēršana. Termiņš ir ievērots, ja paziņojumu nosūtāt pirms tā beigām.

## Kā atteikties

1. Atveriet <a href="/withdraw">Atteikties no līguma šeit</a>
2. Norādiet pasūtījuma numuru, e-pasta adresi un preces, no kurām atsakāties
3. Apstipriniet atteikumu. Uzreiz pa e-pastu nosūtīsim apstiprinājumu ar paziņojuma saturu un laiku

Varat arī rakstīt uz <a href="mailto:taganemine@ilumaja.example">taganemine@ilumaja.example</a>, piemēram, izmantojot <a href="/api/v1/withdrawal-form/?language=lv">veidlapas paraugu</a>.

Iemesls nav jānorāda, zvanīt nav vajadzīgs.

## Naudas atmaksa

Preces un parastās piegādes cenu atmaksājam 14 dienu laikā tādā pašā veidā, kā maksājāt. Varam pagaidīt, līdz saņemam preci vai pierādījumu par nosūtīšanu. Nosūtiet preci 14 dienu laikā; atgriešanas izmaksas sedzat Jūs.

## Kad atteikties nevar

- kosmētika, kuras slēgtais iepakojums ir atvērts
- pēc Jūsu izmēriem izgatavotas mēbeles
- pirkums uzņēmuma vārdā
- biļete uz apmācībām noteiktā dienā

Kosmētiku neatvērtā iepakojumā var atgriezt tāpat kā citas preces.`,
  },
);
