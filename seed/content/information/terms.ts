import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const terms = information(
  '/terms',
  names.terms,
  t(
    'Kehtivad alates 1. septembrist 2026. Müüja on Ilumaja OÜ.',
    'In force since 1 September 2026. The seller is Ilumaja OÜ.',
    'Действуют с 1 сентября 2026 года. Продавец — Ilumaja OÜ.',
    'Voimassa 1.9.2026 alkaen. Myyjä on Ilumaja OÜ.',
    'Spēkā no 2026. gada 1. septembra. Pārdevējs ir Ilumaja OÜ.',
  ),
  {
    et: `## Müüja

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinn, <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>, <a href="tel:+3726000100">+372 600 0100</a>. Läti müük: Brīvības gatve 214, LV-1039 Rīga.

## Leping

Leping sõlmitakse, kui oled vajutanud nuppu „Telli ja maksa“ ja oleme tellimuse e-postiga kinnitanud. Kinnituses on kaup, hind, maksud, tarne ja need tingimused. Enne maksmist saad kõike muuta.

## Hind

Hind sisaldab käibemaksu, kui ei ole märgitud teisiti. Soodustuse kõrval näitame viimase 30 päeva madalaimat hinda. Ilmselge hinnavea korral võtame sinuga ühendust ja tellimuse saad tühistada.

## Ainult professionaalidele

Osa tooteid on õigusaktide või tootja nõude tõttu mõeldud üksnes kutselisele kasutajale. Neid saab tellida salongikontoga, mille oleme kinnitanud.

## Kohaletoimetamine ja risk

Juhusliku hävimise risk läheb tarbijale üle kauba kättesaamisel. Tarneviisid ja hinnad on <a href="/delivery">tarne lehel</a>.

## Taganemine ja puudused

Tarbijal on 14 päeva taganemisõigus, vaata <a href="/withdrawal">siit</a>. Puuduse eest vastutame kaks aastat. Ettevõttele, kes ostab oma tegevuse jaoks, taganemisõigus ei laiene.

## Vaidlused

Kirjuta esmalt meile, vastame kolme tööpäeva jooksul. Tarbija võib pöörduda tarbijavaidluste komisjoni (komisjon.ee) poole, Lätis tarbijakaitsekeskusesse PTAC. Lepingule kohaldatakse Eesti õigust, tarbija koduriigi kohustuslik kaitse jääb kehtima.`,
    en: `## Seller

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinn, <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>, <a href="tel:+3726000100">+372 600 0100</a>. Sales in Latvia: Brīvības gatve 214, LV-1039 Rīga.

## Contract

The contract is made when you have pressed “Order and pay” and we have confirmed the order by e-mail. The confirmation holds the goods, price, taxes, delivery and these terms. Until you pay you can change everything.

## Price

Prices include VAT unless stated otherwise. Beside a reduction we show the lowest price of the last 30 days. If a price is plainly wrong we contact you and you may cancel the order.

## Professionals only

By law or by the manufacturer’s demand, some products are meant for trained users only. You can order them with a salon account that we have approved.

## Delivery and risk

The risk of accidental loss passes to a consumer on receipt of the goods. Ways and prices are on the <a href="/delivery">delivery page</a>.

## Withdrawal and faults

A consumer has 14 days to withdraw, see <a href="/withdrawal">here</a>. We are liable for faults for two years. A company that buys for its trade has no right of withdrawal.

## Disputes

Write to us first, we answer within three working days. A consumer may turn to the Estonian Consumer Disputes Committee (komisjon.ee), in Latvia to the PTAC. Estonian law applies; the mandatory protection of the consumer’s own country remains.`,
    ru: `## Продавец

Ilumaja OÜ, Pärnu mnt 139c, 11317 Таллинн, <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>, <a href="tel:+3726000100">+372 600 0100</a>. Продажи в Латвии: Brīvības gatve 214, LV-1039 Рига.

## Договор

Договор заключён, когда вы нажали кнопку «Заказать и оплатить» и мы подтвердили заказ по электронной почте. В подтверждении указаны товар, цена, налоги, доставка и эти условия. До оплаты всё можно изменить.

## Цена

Цена включает НДС, если не указано иное. Рядом со скидкой показываем самую низкую цену за последние 30 дней. При явной ошибке в цене мы свяжемся с вами, и заказ можно будет отменить.

## Только для профессионалов

Некоторые товары по закону или требованию производителя предназначены только для обученных мастеров. Их можно заказать с учётной записью салона, которую мы подтвердили.

## Доставка и риск

Риск случайной гибели переходит к потребителю при получении товара. Способы и цены указаны на странице <a href="/delivery">доставки</a>.

## Отказ и недостатки

У потребителя есть 14 дней на отказ, подробнее <a href="/withdrawal">здесь</a>. За недостатки отвечаем два года. На предприятие, покупающее для своей деятельности, право отказа не распространяется.

## Споры

Сначала напишите нам, ответим в течение трёх рабочих дней. Потребитель может обратиться в комиссию по потребительским спорам (komisjon.ee), в Латвии — в PTAC. К договору применяется право Эстонии, обязательная защита по праву страны потребителя сохраняется.`,
    fi: `## Myyjä

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallinna, <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>, <a href="tel:+3726000100">+372 600 0100</a>. Myynti Latviassa: Brīvības gatve 214, LV-1039 Riika.

## Sopimus

Sopimus syntyy, kun olet painanut ”Tilaa ja maksa” ja olemme vahvistaneet tilauksen sähköpostilla. Vahvistuksessa ovat tavara, hinta, verot, toimitus ja nämä ehdot. Ennen maksamista voit muuttaa kaikkea.

## Hinta

Hinnat sisältävät arvonlisäveron, ellei toisin mainita. Alennuksen vieressä näytämme viimeisten 30 päivän alimman hinnan. Jos hinta on selvästi virheellinen, otamme yhteyttä ja voit perua tilauksen.

## Vain ammattilaisille

Osa tuotteista on lain tai valmistajan vaatimuksesta tarkoitettu vain koulutetulle käyttäjälle. Ne voi tilata salonkitilillä, jonka olemme hyväksyneet.

## Toimitus ja vaaranvastuu

Vaaranvastuu siirtyy kuluttajalle, kun hän saa tavaran. Toimitustavat ja hinnat ovat <a href="/delivery">toimitussivulla</a>.

## Peruuttaminen ja virheet

Kuluttajalla on 14 päivän peruuttamisoikeus, katso <a href="/withdrawal">täältä</a>. Vastaamme virheistä kaksi vuotta. Toimintaansa varten ostavalla yrityksellä peruuttamisoikeutta ei ole.

## Riidat

Kirjoita ensin meille, vastaamme kolmessa arkipäivässä. Kuluttaja voi kääntyä Viron kuluttajariitalautakunnan (komisjon.ee) puoleen, Latviassa PTAC:n puoleen. Sopimukseen sovelletaan Viron lakia, ja kuluttajan oman maan pakottava suoja pysyy voimassa.`,
    lv: `## Pārdevējs

Ilumaja OÜ, Pärnu mnt 139c, 11317 Tallina, <a href="mailto:tugi@ilumaja.example">tugi@ilumaja.example</a>, <a href="tel:+3726000100">+372 600 0100</a>. Pārdošana Latvijā: Brīvības gatve 214, LV-1039 Rīga.

## Līgums

Līgums ir noslēgts, kad esat nospieduši „Pasūtīt un maksāt” un mēs pasūtījumu esam apstiprinājuši pa e-pastu. Apstiprinājumā norādīta prece, cena, nodokļi, piegāde un šie noteikumi. Līdz maksāšanai visu var mainīt.

## Cena

Cenā iekļauts PVN, ja nav norādīts citādi. Pie atlaides rādām zemāko cenu pēdējās 30 dienās. Ja cena ir acīmredzami kļūdaina, sazināsimies ar Jums un pasūtījumu varēs atcelt.

## Tikai profesionāļiem

Daļa preču saskaņā ar likumu vai ražotāja prasību paredzēta tikai apmācītiem lietotājiem. Tās var pasūtīt ar salona kontu, kuru esam apstiprinājuši.

## Piegāde un risks

Nejaušas bojāejas risks pāriet patērētājam preces saņemšanas brīdī. Veidi un cenas norādīti <a href="/delivery">piegādes lapā</a>.

## Atteikums un trūkumi

Patērētājam ir 14 dienu atteikuma tiesības, skatiet <a href="/withdrawal">šeit</a>. Par trūkumiem atbildam divus gadus. Uzņēmumam, kas pērk savai darbībai, atteikuma tiesību nav.

## Strīdi

Vispirms rakstiet mums, atbildēsim trīs darba dienu laikā. Patērētājs Latvijā var vērsties PTAC, Igaunijā — patērētāju strīdu komisijā (komisjon.ee). Līgumam piemēro Igaunijas tiesības, patērētāja valsts obligātā aizsardzība paliek spēkā.`,
  },
);
