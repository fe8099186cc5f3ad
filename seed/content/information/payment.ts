import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const payment = information(
  '/payment',
  names.payment,
  t(
    'Pangalink, kaart, arve salongile ja kinkekaart.',
    'Bank link, card, invoice for salons and gift card.',
    'Интернет-банк, карта, счёт для салонов и подарочная карта.',
    'Verkkopankki, kortti, lasku salongeille ja lahjakortti.',
    'Internetbanka, karte, rēķins saloniem un dāvanu karte.',
  ),
  {
    et: `## Kohe makstes

- Pangalink: Swedbank, SEB, LHV, Luminor, Coop, Citadele
- Visa ja Mastercard
- Ilumaja kinkekaart, ka osaliselt

Lisatasu me makseviisi eest ei võta. Makse kinnitus tuleb pangalt tavaliselt minutiga, võid lehe vahepeal sulgeda.

## Arvega

Salong, kellega on leping, maksab arvega 14 päeva jooksul. Saadame e-arve, kui oled äriregistris e-arve saajaks märgitud. Arvelduse küsimustes kirjuta <a href="mailto:arved@ilumaja.example">arved@ilumaja.example</a>.

## Hinnad

Eraisikule näitame hinda koos käibemaksuga, salongile ilma. Käibemaks on Eestis 24 %, Lätis 21 % ja Soomes 25,5 %, arvestame selle riigi järgi, kuhu kaup läheb.`,
    en: `## Paying at once

- Bank link: Swedbank, SEB, LHV, Luminor, Coop, Citadele
- Visa and Mastercard
- Ilumaja gift card, also in part

We add no fee for any way of paying. Your bank usually confirms within a minute; you may close the page meanwhile.

## By invoice

A salon with a contract pays by invoice within 14 days. We send an e-invoice if you are marked as its recipient in the business register. Questions about invoices: <a href="mailto:arved@ilumaja.example">arved@ilumaja.example</a>.

## Prices

Consumers see prices with VAT, salons without. VAT is 24% in Estonia, 21% in Latvia and 25.5% in Finland, by the country the goods go to.`,
    ru: `## Оплата сразу

- Интернет-банк: Swedbank, SEB, LHV, Luminor, Coop, Citadele
- Visa и Mastercard
- Подарочная карта Ilumaja, в том числе частично

Доплаты за способ оплаты нет. Банк обычно подтверждает платёж за минуту, страницу можно закрыть.

## По счёту

Салон, с которым заключён договор, платит по счёту в течение 14 дней. Если в коммерческом регистре вы отмечены как получатель э-счетов, пришлём э-счёт. По вопросам счетов: <a href="mailto:arved@ilumaja.example">arved@ilumaja.example</a>.

## Цены

Частным лицам цены показаны с НДС, салонам — без него. НДС составляет 24 % в Эстонии, 21 % в Латвии и 25,5 % в Финляндии и зависит от страны доставки.`,
    fi: `## Heti maksettaessa

- Verkkopankki: Swedbank, SEB, LHV, Luminor, Coop, Citadele
- Visa ja Mastercard
- Ilumaja-lahjakortti, myös osittain

Emme peri lisämaksua mistään maksutavasta. Pankki vahvistaa maksun yleensä minuutissa, ja sivun voi sillä välin sulkea.

## Laskulla

Sopimussalonki maksaa laskulla 14 päivän kuluessa. Lähetämme verkkolaskun, jos olet kaupparekisterissä merkitty sen vastaanottajaksi. Laskuasioissa kirjoita <a href="mailto:arved@ilumaja.example">arved@ilumaja.example</a>.

## Hinnat

Kuluttaja näkee hinnat arvonlisäverollisina, salonki verottomina. Arvonlisävero on Virossa 24 %, Latviassa 21 % ja Suomessa 25,5 % sen maan mukaan, johon tavara toimitetaan.`,
    lv: `## Maksājot uzreiz

- Internetbanka: Swedbank, SEB, LHV, Luminor, Coop, Citadele
- Visa un Mastercard
- Ilumaja dāvanu karte, arī daļēji

Par maksājuma veidu papildu maksu neprasām. Banka maksājumu parasti apstiprina minūtes laikā, lapu drīkst aizvērt.

## Ar rēķinu

Salons, ar kuru noslēgts līgums, maksā ar rēķinu 14 dienu laikā. Pēc pieprasījuma nosūtām strukturētu e-rēķinu. Par rēķiniem rakstiet uz <a href="mailto:arved@ilumaja.example">arved@ilumaja.example</a>.

## Cenas

Patērētājiem rādām cenu ar PVN, saloniem — bez tā. PVN Igaunijā ir 24 %, Latvijā 21 %, Somijā 25,5 % atkarībā no valsts, uz kuru prece tiek piegādāta.`,
  },
);
