import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const accessibility = information(
  '/accessibility',
  names.accessibility,
  t(
    'Kuidas pood vastab ligipääsetavuse nõuetele ja kuhu anda teada takistusest.',
    'How the shop meets accessibility requirements and where to report a barrier.',
    'Как магазин соответствует требованиям доступности и куда сообщить о препятствии.',
    'Miten kauppa täyttää saavutettavuusvaatimukset ja minne esteestä voi ilmoittaa.',
    'Kā veikals atbilst piekļūstamības prasībām un kur ziņot par šķērsli.',
  ),
  {
    et: `Ilumaja e-pood järgib toodete ja teenuste ligipääsetavuse seadust, mis võtab üle direktiivi (EL) 2019/882. Meie eesmärk on WCAG 2.2 tase AA ja standard EN 301 549.

## Mida oleme teinud

- kogu poodi saab kasutada klaviatuuriga, fookus on alati näha
- teksti ja tausta kontrast on vähemalt 4,5 : 1
- lehti saab suurendada 400 protsendini
- piltidel on kirjeldus, tabeleid ja vorme saab ekraanilugejaga lugeda
- liikumine peatub, kui oled seadmes vähendanud animatsiooni

## Mis veel ei ole korras

Tootjate PDF-juhendid ei ole kõik ligipääsetavad. Küsi, ja saadame sama sisu tekstina.

## Anna teada

Kirjuta <a href="mailto:ligipaas@ilumaja.example">ligipaas@ilumaja.example</a> või helista <a href="tel:+3726000100">+372 600 0100</a>. Vastame viie tööpäeva jooksul. Järelevalvet teeb Tarbijakaitse ja Tehnilise Järelevalve Amet (ttja.ee). Leht on üle vaadatud 16. novembril 2026.`,
    en: `The Ilumaja shop follows the Estonian Products and Services Accessibility Act, which carries out Directive (EU) 2019/882. Our aim is WCAG 2.2 level AA and the standard EN 301 549.

## What we have done

- the whole shop works by keyboard, and the focus is always visible
- text contrast is at least 4.5:1
- pages can be enlarged to 400%
- pictures are described, tables and forms can be read by a screen reader
- movement stops when you have reduced motion on your device

## What is not right yet

Not all manuals that manufacturers give as PDF are accessible. Ask, and we send the same content as text.

## Tell us

Write to <a href="mailto:ligipaas@ilumaja.example">ligipaas@ilumaja.example</a> or call <a href="tel:+3726000100">+372 600 0100</a>. We answer within five working days. The authority is the Consumer Protection and Technical Regulatory Authority (ttja.ee). This page was reviewed on 16 November 2026.`,
    ru: `Магазин Ilumaja соблюдает эстонский закон о доступности товаров и услуг, который вводит директиву (ЕС) 2019/882. Наша цель — WCAG 2.2 уровня AA и стандарт EN 301 549.

## Что сделано

- всем магазином можно пользоваться с клавиатуры, фокус всегда виден
- контраст текста и фона не ниже 4,5 : 1
- страницы можно увеличить до 400 %
- у изображений есть описания, таблицы и формы доступны программам экранного доступа
- движение останавливается, если на устройстве уменьшена анимация

## Что ещё не готово

Не все PDF-инструкции производителей доступны. Напишите, и мы пришлём то же содержание текстом.

## Сообщите нам

Пишите на <a href="mailto:ligipaas@ilumaja.example">ligipaas@ilumaja.example</a> или звоните <a href="tel:+3726000100">+372 600 0100</a>. Ответим в течение пяти рабочих дней. Надзор осуществляет Департамент защиты прав потребителей и технического надзора (ttja.ee). Страница проверена 16 ноября 2026 года.`,
    fi: `Ilumajan verkkokauppa noudattaa Viron lakia tuotteiden ja palvelujen saavutettavuudesta, joka panee täytäntöön direktiivin (EU) 2019/882. Tavoitteemme on WCAG 2.2 -taso AA ja standardi EN 301 549.

## Mitä olemme tehneet

- koko kauppaa voi käyttää näppäimistöllä, ja kohdistus näkyy aina
- tekstin ja taustan kontrasti on vähintään 4,5 : 1
- sivuja voi suurentaa 400 prosenttiin
- kuvilla on kuvaukset, taulukot ja lomakkeet toimivat ruudunlukijalla
- liike pysähtyy, kun laitteessa on vähennetty animaatioita

## Mikä ei ole vielä kunnossa

Kaikki valmistajien PDF-ohjeet eivät ole saavutettavia. Pyydä, niin lähetämme saman sisällön tekstinä.

## Kerro meille

Kirjoita <a href="mailto:ligipaas@ilumaja.example">ligipaas@ilumaja.example</a> tai soita <a href="tel:+3726000100">+372 600 0100</a>. Vastaamme viidessä arkipäivässä. Valvova viranomainen on Viron TTJA (ttja.ee). Sivu on tarkistettu 16.11.2026.`,
    lv: `Ilumaja interneta veikals ievēro Igaunijas un Latvijas likumus par preču un pakalpojumu piekļūstamību, kas ievieš direktīvu (ES) 2019/882. Mūsu mērķis ir WCAG 2.2 AA līmenis un standarts EN 301 549.

## Kas paveikts

- visu veikalu var lietot ar tastatūru, fokuss vienmēr ir redzams
- teksta un fona kontrasts ir vismaz 4,5 : 1
- lapas var palielināt līdz 400 %
- attēliem ir apraksti, tabulas un veidlapas nolasa ekrāna lasītājs
- kustība apstājas, ja ierīcē samazināta animācija

## Kas vēl nav kārtībā

Ne visas ražotāju PDF instrukcijas ir piekļūstamas. Uzrakstiet, un nosūtīsim to pašu saturu kā tekstu.

## Ziņojiet mums

Rakstiet uz <a href="mailto:ligipaas@ilumaja.example">ligipaas@ilumaja.example</a> vai zvaniet <a href="tel:+3726000100">+372 600 0100</a>. Atbildēsim piecu darba dienu laikā. Latvijā uzrauga PTAC (ptac.gov.lv), Igaunijā — TTJA (ttja.ee). Lapa pārskatīta 2026. gada 16. novembrī.`,
  },
);
