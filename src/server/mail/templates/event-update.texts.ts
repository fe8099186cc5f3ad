import type { Language } from '../../../domain/locales.ts';

interface Words {
  subject: string;
  body: string;
}
type Updates = Record<'reminder' | 'canceled' | 'given_back', Words> & {
  certificate: Words & { action: string };
  reason: string;
};

export const texts: Record<Language, Updates> = {
  et: {
    reason: 'Põhjus: {reason}',
    reminder: {
      subject: 'Varsti näeme: {event}',
      body: 'Tuletame meelde, et sul on koht: {event}. Kui sa tulla ei saa, anna koht kolleegile: osaleja nime saab muuta tellimuse lehel.',
    },
    canceled: {
      subject: 'Jääb ära: {event}',
      body: 'Kahjuks jääb see ära: {event}. Tasutud raha tagastame samal viisil, millega maksti. Pilet enam ei kehti.',
    },
    certificate: {
      subject: 'Tunnistus: {event}',
      body: 'Aitäh, et tulid: {event}. Sinu tunnistus on valmis.',
      action: 'Ava tunnistus',
    },
    given_back: {
      subject: 'Koht on tühistatud: {event}',
      body: 'Sinu koht on tühistatud: {event}. Pilet enam ei kehti.',
    },
  },
  en: {
    reason: 'Reason: {reason}',
    reminder: {
      subject: 'See you soon: {event}',
      body: 'A reminder that you have a seat: {event}. If you cannot come, give it to a colleague: the name of the attendee can be changed on the page of the order.',
    },
    canceled: {
      subject: 'Cancelled: {event}',
      body: 'We are sorry: this event has been cancelled: {event}. What was paid is refunded in the way it was paid. The ticket is no longer valid.',
    },
    certificate: {
      subject: 'Certificate: {event}',
      body: 'Thank you for coming: {event}. Your certificate is ready.',
      action: 'Open the certificate',
    },
    given_back: {
      subject: 'Seat cancelled: {event}',
      body: 'Your seat has been cancelled: {event}. The ticket is no longer valid.',
    },
  },
  ru: {
    reason: 'Причина: {reason}',
    reminder: {
      subject: 'До скорой встречи: {event}',
      body: 'Напоминаем, что за вами место: {event}. Если прийти не получается, передайте его коллеге: имя участника можно изменить на странице заказа.',
    },
    canceled: {
      subject: 'Отменено: {event}',
      body: 'К сожалению, мероприятие отменено: {event}. Деньги вернём тем же способом, каким вы платили. Билет больше не действует.',
    },
    certificate: {
      subject: 'Сертификат: {event}',
      body: 'Спасибо, что пришли: {event}. Ваш сертификат готов.',
      action: 'Открыть сертификат',
    },
    given_back: {
      subject: 'Место отменено: {event}',
      body: 'Ваше место отменено: {event}. Билет больше не действует.',
    },
  },
  fi: {
    reason: 'Syy: {reason}',
    reminder: {
      subject: 'Nähdään pian: {event}',
      body: 'Muistutus: sinulla on paikka: {event}. Jos et pääse, anna paikka kollegalle: osallistujan nimen voi vaihtaa tilauksen sivulla.',
    },
    canceled: {
      subject: 'Peruttu: {event}',
      body: 'Valitettavasti tapahtuma on peruttu: {event}. Maksettu summa palautetaan samalla tavalla, jolla se maksettiin. Lippu ei ole enää voimassa.',
    },
    certificate: {
      subject: 'Todistus: {event}',
      body: 'Kiitos, että tulit: {event}. Todistuksesi on valmis.',
      action: 'Avaa todistus',
    },
    given_back: {
      subject: 'Paikka peruttu: {event}',
      body: 'Paikkasi on peruttu: {event}. Lippu ei ole enää voimassa.',
    },
  },
  lv: {
    reason: 'Iemesls: {reason}',
    reminder: {
      subject: 'Drīz tiekamies: {event}',
      body: 'Atgādinām, ka Jums ir vieta: {event}. Ja nevarat atnākt, nododiet to kolēģim: dalībnieka vārdu var nomainīt pasūtījuma lapā.',
    },
    canceled: {
      subject: 'Atcelts: {event}',
      body: 'Diemžēl pasākums ir atcelts: {event}. Naudu atmaksāsim tādā pašā veidā, kādā maksājāt. Biļete vairs nav derīga.',
    },
    certificate: {
      subject: 'Apliecība: {event}',
      body: 'Paldies, ka atnācāt: {event}. Jūsu apliecība ir gatava.',
      action: 'Atvērt apliecību',
    },
    given_back: {
      subject: 'Vieta atcelta: {event}',
      body: 'Jūsu vieta ir atcelta: {event}. Biļete vairs nav derīga.',
    },
  },
};
