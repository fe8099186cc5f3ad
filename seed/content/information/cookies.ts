import { t } from '../../catalogue/texts.ts';
import { names } from '../layout.ts';
import { information } from './information.ts';

export const cookies = information(
  '/cookies',
  names.cookies,
  t(
    'Vajalikud küpsised on alati, teised ainult sinu nõusolekul.',
    'Necessary cookies are always there, others only with your consent.',
    'Необходимые файлы есть всегда, остальные — только с вашего согласия.',
    'Välttämättömät evästeet ovat aina käytössä, muut vain suostumuksellasi.',
    'Nepieciešamās sīkdatnes ir vienmēr, pārējās — tikai ar Jūsu piekrišanu.',
  ),
  {
    et: `## Vajalikud

Need hoiavad meeles seansi, keele, sihtriigi, ostukorvi ja sinu küpsisevaliku. Ilma nendeta pood ei tööta, seega nõusolekut need ei vaja.

## Statistika ja turundus

Neid kasutame alles siis, kui oled lubanud. Keelduda on sama lihtne kui nõustuda. Valikut küsime uuesti hiljemalt aasta pärast.

## Kuidas muuta

Vajuta lehe jaluses nuppu „Küpsiste seaded“. Seal saad iga eesmärgi eraldi sisse või välja lülitada. Küpsised saad kustutada ka brauseri seadetes.`,
    en: `## Necessary

These remember your session, language, delivery country, cart and cookie choice. The shop does not work without them, so they need no consent.

## Statistics and marketing

We use these only once you have allowed them. Refusing is as easy as accepting. We ask again after a year at the latest.

## How to change

Press “Cookie settings” in the footer. Each purpose can be switched on or off there. You can also delete cookies in your browser.`,
    ru: `## Необходимые

Они помнят сеанс, язык, страну доставки, корзину и ваш выбор. Без них магазин не работает, поэтому согласие не требуется.

## Статистика и маркетинг

Их мы используем только после вашего разрешения. Отказаться так же просто, как согласиться. Повторно спросим не позднее чем через год.

## Как изменить

Нажмите «Настройки cookie» внизу страницы. Каждую цель там можно включить или отключить отдельно. Файлы можно удалить и в настройках браузера.`,
    fi: `## Välttämättömät

Ne muistavat istunnon, kielen, toimitusmaan, ostoskorin ja evästevalintasi. Kauppa ei toimi ilman niitä, joten suostumusta ei tarvita.

## Tilastot ja markkinointi

Käytämme näitä vasta, kun olet sallinut ne. Kieltäytyminen on yhtä helppoa kuin hyväksyminen. Kysymme uudelleen viimeistään vuoden kuluttua.

## Miten muutat

Paina sivun alalaidassa ”Evästeasetukset”. Siellä voit ottaa jokaisen tarkoituksen käyttöön tai pois käytöstä. Evästeet voi poistaa myös selaimen asetuksista.`,
    lv: `## Nepieciešamās

Tās atceras sesiju, valodu, piegādes valsti, grozu un Jūsu izvēli. Bez tām veikals nedarbojas, tāpēc piekrišana nav vajadzīga.

## Statistika un mārketings

Tās izmantojam tikai pēc Jūsu atļaujas. Atteikties ir tikpat vienkārši kā piekrist. Atkārtoti jautāsim ne vēlāk kā pēc gada.

## Kā mainīt

Lapas kājenē nospiediet „Sīkdatņu iestatījumi”. Tur katru mērķi var ieslēgt vai izslēgt atsevišķi. Sīkdatnes var dzēst arī pārlūka iestatījumos.`,
  },
);
