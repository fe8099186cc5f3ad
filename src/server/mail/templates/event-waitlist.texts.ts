import type { Language } from '../../../domain/locales.ts';

const et = {
  confirm: {
    subject: 'Kinnita koht ootenimekirjas: {event}',
    body: 'Kinnita, et soovid oodata kohta: {event}. Kui koht vabaneb, kirjutame kohe ja hoiame seda sinu jaoks.',
    action: 'Kinnita',
    otherwise: 'Kui sa end ootenimekirja ei pannud, jäta see kiri tähelepanuta.',
  },
  offer: {
    subject: 'Vabanes koht: {event}',
    body: 'Sinu jaoks on koht: {event}. Hoiame seda kuni {until}, siis pakume järgmisele.',
    action: 'Võta koht',
    otherwise: 'Kui sa enam tulla ei saa, loobu samal lehel, siis saab koha kiiremini järgmine.',
  },
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    confirm: {
      subject: 'Confirm your place on the waiting list: {event}',
      body: 'Confirm that you want to wait for a seat: {event}. When one is free we write at once and reserve it for you.',
      action: 'Confirm',
      otherwise: 'If you did not join a waiting list, ignore this e-mail.',
    },
    offer: {
      subject: 'A seat is free: {event}',
      body: 'There is a seat for you: {event}. It is reserved until {until} and then offered to the next person.',
      action: 'Take the seat',
      otherwise: 'If you can no longer come, say so on the same page, and the next person gets it sooner.',
    },
  },
  ru: {
    confirm: {
      subject: 'Подтвердите запись в лист ожидания: {event}',
      body: 'Подтвердите, что хотите ждать места: {event}. Как только оно освободится, мы сразу напишем и придержим его для вас.',
      action: 'Подтвердить',
      otherwise: 'Если вы не записывались в лист ожидания, ничего не делайте.',
    },
    offer: {
      subject: 'Освободилось место: {event}',
      body: 'Для вас есть место: {event}. Мы держим его до {until}, затем предложим следующему.',
      action: 'Занять место',
      otherwise:
        'Если прийти не получится, откажитесь на той же странице: место быстрее достанется следующему.',
    },
  },
  fi: {
    confirm: {
      subject: 'Vahvista paikkasi jonossa: {event}',
      body: 'Vahvista, että haluat jonottaa paikkaa: {event}. Kun paikka vapautuu, kirjoitamme heti ja varaamme sen sinulle.',
      action: 'Vahvista',
      otherwise: 'Jos et ilmoittautunut jonotuslistalle, voit jättää tämän viestin huomiotta.',
    },
    offer: {
      subject: 'Paikka vapautui: {event}',
      body: 'Sinulle on paikka: {event}. Se on varattu sinulle {until} asti, sitten tarjoamme sen seuraavalle.',
      action: 'Ota paikka',
      otherwise: 'Jos et enää pääse, kerro siitä samalla sivulla, niin seuraava saa paikan nopeammin.',
    },
  },
  lv: {
    confirm: {
      subject: 'Apstipriniet pieteikumu gaidīšanas sarakstam: {event}',
      body: 'Apstipriniet, ka vēlaties gaidīt vietu: {event}. Kad vieta atbrīvosies, uzreiz uzrakstīsim un paturēsim to Jums.',
      action: 'Apstiprināt',
      otherwise: 'Ja nepieteicāties gaidīšanas sarakstam, neņemiet šo vēstuli vērā.',
    },
    offer: {
      subject: 'Atbrīvojās vieta: {event}',
      body: 'Jums ir vieta: {event}. Paturam to līdz {until}, pēc tam piedāvāsim nākamajam.',
      action: 'Paņemt vietu',
      otherwise: 'Ja vairs nevarat atnākt, atsakieties tajā pašā lapā, un nākamais vietu saņems ātrāk.',
    },
  },
};
