import type { Language } from '../../../domain/locales.ts';

const et = {
  approvedSubject: (company: string) => `${company} on kinnitatud`,
  approvedBody: (company: string) =>
    `Vaatasime üle: ${company} on nüüd Ilumaja kinnitatud ärikliend. Ettevõtte hinnad ja tooted on kohe näha.`,
  action: 'Ava pood',
  deniedSubject: (company: string) => `${company} jäi kinnitamata`,
  deniedBody: (company: string) =>
    `Ettevõtet ${company} me ärikliendiks kinnitada ei saanud. Tellida saad endiselt tavahindadega.`,
  reason: (text: string) => `Põhjus: ${text}`,
  ask: 'Kui midagi on valesti, vasta sellele kirjale või helista klienditoele.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    approvedSubject: (company) => `${company} is approved`,
    approvedBody: (company) =>
      `We have checked the details: ${company} is now an approved business customer of Ilumaja. Its prices and products show at once.`,
    action: 'Open the shop',
    deniedSubject: (company) => `${company} was not approved`,
    deniedBody: (company) =>
      `We could not approve ${company} as a business customer. You can still order at the usual prices.`,
    reason: (text) => `Reason: ${text}`,
    ask: 'If something is not right, reply to this e-mail or call customer support.',
  },
  ru: {
    approvedSubject: (company) => `${company}: компания подтверждена`,
    approvedBody: (company) =>
      `Мы всё проверили: компания ${company} теперь подтверждённый бизнес-клиент Ilumaja. Цены и товары для компании уже видны.`,
    action: 'Открыть магазин',
    deniedSubject: (company) => `${company}: компания не подтверждена`,
    deniedBody: (company) =>
      `Мы не смогли подтвердить компанию ${company} как бизнес-клиента. Вы по-прежнему можете заказывать по обычным ценам.`,
    reason: (text) => `Причина: ${text}`,
    ask: 'Если что-то не так, ответьте на это письмо или позвоните в службу поддержки.',
  },
  fi: {
    approvedSubject: (company) => `${company} on hyväksytty`,
    approvedBody: (company) =>
      `Tarkistimme tiedot: ${company} on nyt Ilumajan hyväksytty yritysasiakas. Yrityksen hinnat ja tuotteet näkyvät heti.`,
    action: 'Avaa kauppa',
    deniedSubject: (company) => `${company} jäi hyväksymättä`,
    deniedBody: (company) =>
      `Emme voineet hyväksyä yritystä ${company} yritysasiakkaaksi. Voit edelleen tilata tavallisilla hinnoilla.`,
    reason: (text) => `Syy: ${text}`,
    ask: 'Jos jokin on väärin, vastaa tähän viestiin tai soita asiakaspalveluun.',
  },
  lv: {
    approvedSubject: (company) => `${company} ir apstiprināts`,
    approvedBody: (company) =>
      `Mēs visu pārbaudījām: ${company} tagad ir apstiprināts Ilumaja biznesa klients. Uzņēmuma cenas un preces redzamas uzreiz.`,
    action: 'Atvērt veikalu',
    deniedSubject: (company) => `${company} netika apstiprināts`,
    deniedBody: (company) =>
      `Mēs nevarējām apstiprināt uzņēmumu ${company} kā biznesa klientu. Jūs joprojām varat pasūtīt par parastajām cenām.`,
    reason: (text) => `Iemesls: ${text}`,
    ask: 'Ja kaut kas nav pareizi, atbildiet uz šo vēstuli vai zvaniet klientu atbalstam.',
  },
};
