import type { Language } from '../../domain/locales.ts';

const et = {
  title: 'Sinu andmed Ilumajas',
  made: 'Väljavõte tehtud',
  files: 'Samad andmed on failides programmidele loetaval kujul.',
  marks: 'Märgi [?] kohal on tähed, mida siin näidata ei saa: failides on need alles.',
  none: 'Andmeid ei ole',
  chapters: {
    account: 'Konto ja sisselogimine',
    customers: 'Kliendid ja aadressid',
    favourites: 'Lemmikud',
    orders: 'Tellimused',
    payments: 'Maksed',
    notices: 'Kirjad, milleks andsid loa',
    loyalty: 'Püsikliendiprogramm',
    consents: 'Küpsiste nõusolekud',
    mails: 'Sulle saadetud kirjad',
  },
};

type Texts = Omit<typeof et, 'chapters'> & { chapters: Record<string, string> };

/** Words of the summary; the names of fields are those of the files, so that both can be laid side by side. */
export const texts: Record<Language, Texts> = {
  et,
  en: {
    title: 'Your data at Ilumaja',
    made: 'Copy made',
    files: 'The files hold the same data in a form that programs read.',
    marks: 'Where [?] stands are letters that cannot be shown here: the files hold them.',
    none: 'No data',
    chapters: {
      account: 'Account and sign-in',
      customers: 'Customers and addresses',
      favourites: 'Favourites',
      orders: 'Orders',
      payments: 'Payments',
      notices: 'E-mails you asked for',
      loyalty: 'Loyalty programme',
      consents: 'Cookie consents',
      mails: 'E-mails sent to you',
    },
  },
  ru: {
    title: 'Ваши данные в Ilumaja',
    made: 'Копия сделана',
    files: 'В файлах те же данные в виде, понятном программам.',
    marks: 'На месте [?] стоят знаки, которые здесь показать нельзя: в файлах они есть.',
    none: 'Данных нет',
    chapters: {
      account: 'Учётная запись и вход',
      customers: 'Клиенты и адреса',
      favourites: 'Избранное',
      orders: 'Заказы',
      payments: 'Платежи',
      notices: 'Письма, на которые вы согласились',
      loyalty: 'Программа постоянных клиентов',
      consents: 'Согласия на файлы cookie',
      mails: 'Отправленные вам письма',
    },
  },
  fi: {
    title: 'Tietosi Ilumajassa',
    made: 'Kopio tehty',
    files: 'Tiedostoissa on samat tiedot ohjelmien luettavassa muodossa.',
    marks: 'Merkin [?] kohdalla on kirjaimia, joita tässä ei voi näyttää: tiedostoissa ne ovat.',
    none: 'Ei tietoja',
    chapters: {
      account: 'Tili ja kirjautuminen',
      customers: 'Asiakkuudet ja osoitteet',
      favourites: 'Suosikit',
      orders: 'Tilaukset',
      payments: 'Maksut',
      notices: 'Viestit, joihin annoit luvan',
      loyalty: 'Kanta-asiakasohjelma',
      consents: 'Evästesuostumukset',
      mails: 'Sinulle lähetetyt viestit',
    },
  },
  lv: {
    title: 'Jūsu dati Ilumaja veikalā',
    made: 'Kopija izveidota',
    files: 'Failos ir tie paši dati programmām nolasāmā veidā.',
    marks: 'Vietā, kur ir [?], ir zīmes, ko šeit nevar parādīt: failos tās ir.',
    none: 'Datu nav',
    chapters: {
      account: 'Konts un pieslēgšanās',
      customers: 'Klienti un adreses',
      favourites: 'Izlase',
      orders: 'Pasūtījumi',
      payments: 'Maksājumi',
      notices: 'Vēstules, kurām piekritāt',
      loyalty: 'Pastāvīgo klientu programma',
      consents: 'Sīkdatņu piekrišanas',
      mails: 'Jums nosūtītās vēstules',
    },
  },
};
