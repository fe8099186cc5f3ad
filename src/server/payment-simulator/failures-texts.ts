import type { Language } from '../../domain/locales.ts';
import type { ApiFailure, CallbackFailure } from './failure-injection.ts';

interface Texts {
  title: string;
  notice: string;
  says: string;
  api: { legend: string; names: Record<ApiFailure, string> };
  callbacks: { legend: string; names: Record<CallbackFailure, string> };
  save: string;
}

export const failureTexts: Record<Language, Texts> = {
  et: {
    title: 'Maksete tõrgete harjutus',
    notice: 'See on testmaksete leht: raha ei liigu.',
    says: 'Vali, mis makseteenuse pakkujal viltu läheb, ja proovi siis poes maksta. Valik kehtib kõigile ostjatele kuni järgmise muudatuse või poe taaskäivitamiseni.',
    api: {
      legend: 'Kui pood küsib',
      names: {
        works: 'Kõik töötab',
        late: 'Vastab viie sekundi pärast',
        slow: 'Ei vasta minuti jooksul',
        down: 'Teenus on maas (viga 503)',
        cut: 'Ühendus katkeb',
        'error-page': 'Vastab veateate lehega (viga 500)',
        half: 'Vastus jääb poolikuks',
        nonsense: 'Vastab arusaamatult',
        'other-sum': 'Teatab teise summa',
        'other-currency': 'Teatab teise valuuta',
        'other-order': 'Teatab teise tellimuse viite',
        'other-account': 'Teatab teise makselepingu',
      },
    },
    callbacks: {
      legend: 'Kui pakkuja makse lõpust teatab',
      names: {
        sent: 'Teade tuleb',
        twice: 'Teade tuleb kaks korda korraga',
        lost: 'Teade läheb kaduma',
        forged: 'ESTO teate allkiri on vale',
      },
    },
    save: 'Salvesta',
  },
  en: {
    title: 'Rehearse payment failures',
    notice: 'This is a page of the test payments: no money moves.',
    says: 'Choose what goes wrong at the payment provider, then try to pay in the shop. It holds for all buyers until it is changed or the shop is started again.',
    api: {
      legend: 'When the shop asks',
      names: {
        works: 'Everything works',
        late: 'Answers after five seconds',
        slow: 'Does not answer within a minute',
        down: 'The service is down (error 503)',
        cut: 'The connection is cut',
        'error-page': 'Answers with an error page (error 500)',
        half: 'The answer is cut in half',
        nonsense: 'The answer makes no sense',
        'other-sum': 'Reports another amount',
        'other-currency': 'Reports another currency',
        'other-order': 'Reports the reference of another order',
        'other-account': 'Reports another merchant account',
      },
    },
    callbacks: {
      legend: 'When the provider reports how a payment ended',
      names: {
        sent: 'The notice arrives',
        twice: 'The notice arrives twice at once',
        lost: 'The notice gets lost',
        forged: 'ESTO’s notice has a wrong signature',
      },
    },
    save: 'Save',
  },
  ru: {
    title: 'Проверка на случай сбоев оплаты',
    notice: 'Это страница тестовых платежей: деньги не переводятся.',
    says: 'Выберите, что пойдёт не так у поставщика платёжных услуг, а затем попробуйте оплатить заказ в магазине. Настройка действует для всех покупателей, пока её не изменят или магазин не перезапустят.',
    api: {
      legend: 'На запрос магазина',
      names: {
        works: 'Всё работает',
        late: 'Ответ приходит через пять секунд',
        slow: 'Ответа нет больше минуты',
        down: 'Сервис недоступен (ошибка 503)',
        cut: 'Соединение обрывается',
        'error-page': 'Приходит страница с ошибкой (ошибка 500)',
        half: 'Ответ приходит не полностью',
        nonsense: 'Ответ невозможно разобрать',
        'other-sum': 'Указана другая сумма',
        'other-currency': 'Указана другая валюта',
        'other-order': 'Указан номер другого заказа',
        'other-account': 'Указан другой договор продавца',
      },
    },
    callbacks: {
      legend: 'Уведомление о завершении платежа',
      names: {
        sent: 'Приходит',
        twice: 'Приходит дважды одновременно',
        lost: 'Теряется',
        forged: 'Подпись ESTO неверна',
      },
    },
    save: 'Сохранить',
  },
  fi: {
    title: 'Maksuhäiriöiden harjoittelu',
    notice: 'Tämä on testimaksujen sivu: rahaa ei siirry.',
    says: 'Valitse, mikä maksupalvelussa menee pieleen, ja kokeile sitten maksaa kaupassa. Valinta koskee kaikkia ostajia, kunnes se muutetaan tai kauppa käynnistetään uudelleen.',
    api: {
      legend: 'Kun kauppa kysyy',
      names: {
        works: 'Kaikki toimii',
        late: 'Vastaa viiden sekunnin kuluttua',
        slow: 'Ei vastaa minuutin aikana',
        down: 'Palvelu ei ole käytettävissä (virhe 503)',
        cut: 'Yhteys katkeaa',
        'error-page': 'Vastaa virhesivulla (virhe 500)',
        half: 'Vastaus jää kesken',
        nonsense: 'Vastauksesta ei saa selvää',
        'other-sum': 'Ilmoittaa toisen summan',
        'other-currency': 'Ilmoittaa toisen valuutan',
        'other-order': 'Ilmoittaa toisen tilauksen viitteen',
        'other-account': 'Ilmoittaa toisen kauppiassopimuksen',
      },
    },
    callbacks: {
      legend: 'Kun maksupalvelu ilmoittaa maksun päättyneen',
      names: {
        sent: 'Ilmoitus tulee perille',
        twice: 'Ilmoitus tulee kahdesti yhtä aikaa',
        lost: 'Ilmoitus katoaa',
        forged: 'ESTOn ilmoituksen allekirjoitus on väärä',
      },
    },
    save: 'Tallenna',
  },
  lv: {
    title: 'Maksājumu kļūmju izmēģināšana',
    notice: 'Šī ir testa maksājumu lapa: nauda netiek pārskaitīta.',
    says: 'Izvēlieties, kas maksājumu pakalpojumā noiet greizi, un tad mēģiniet veikalā samaksāt. Izvēle attiecas uz visiem pircējiem, līdz to maina vai veikalu palaiž no jauna.',
    api: {
      legend: 'Kad veikals jautā',
      names: {
        works: 'Viss darbojas',
        late: 'Atbild pēc piecām sekundēm',
        slow: 'Neatbild minūtes laikā',
        down: 'Pakalpojums nav pieejams (kļūda 503)',
        cut: 'Savienojums pārtrūkst',
        'error-page': 'Atbild ar kļūdas lapu (kļūda 500)',
        half: 'Atbilde pienāk nepilnīga',
        nonsense: 'Atbildi nevar saprast',
        'other-sum': 'Paziņo citu summu',
        'other-currency': 'Paziņo citu valūtu',
        'other-order': 'Paziņo cita pasūtījuma atsauci',
        'other-account': 'Paziņo citu tirgotāja līgumu',
      },
    },
    callbacks: {
      legend: 'Kad pakalpojums paziņo par maksājuma iznākumu',
      names: {
        sent: 'Paziņojums pienāk',
        twice: 'Paziņojums pienāk divreiz vienlaikus',
        lost: 'Paziņojums pazūd',
        forged: 'ESTO paziņojuma paraksts ir nepareizs',
      },
    },
    save: 'Saglabāt',
  },
};
