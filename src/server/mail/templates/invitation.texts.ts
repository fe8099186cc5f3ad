import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: (company: string) => `Kutse: ${company} Ilumajas`,
  body: (inviter: string, company: string) => `${inviter} kutsub sind tellima ettevõtte ${company} nimel.`,
  bodyWithoutName: (company: string) => `Sind kutsutakse tellima ettevõtte ${company} nimel.`,
  how: 'Logi sisse või loo konto sama e-posti aadressiga, millele see kiri tuli.',
  action: 'Võta kutse vastu',
  until: (day: string) => `Kutse kehtib kuni ${day} ja seda saab kasutada üks kord.`,
  notYou: 'Kui sa seda ettevõtet ei tunne, jäta kiri tähelepanuta: midagi ei juhtu.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: (company) => `Invitation: ${company} at Ilumaja`,
    body: (inviter, company) => `${inviter} invites you to order on behalf of ${company}.`,
    bodyWithoutName: (company) => `You are invited to order on behalf of ${company}.`,
    how: 'Log in or create an account with the e-mail address this message came to.',
    action: 'Accept the invitation',
    until: (day) => `The invitation is valid until ${day} and works once.`,
    notYou: 'If you do not know this company, ignore this e-mail: nothing will happen.',
  },
  ru: {
    subject: (company) => `Приглашение: ${company} в Ilumaja`,
    body: (inviter, company) => `${inviter} приглашает вас делать заказы от имени компании ${company}.`,
    bodyWithoutName: (company) => `Вас приглашают делать заказы от имени компании ${company}.`,
    how: 'Войдите или создайте учётную запись с тем адресом эл. почты, на который пришло это письмо.',
    action: 'Принять приглашение',
    until: (day) => `Приглашение действует до ${day}, воспользоваться им можно один раз.`,
    notYou: 'Если вы не знаете эту компанию, ничего не делайте: ничего не произойдёт.',
  },
  fi: {
    subject: (company) => `Kutsu: ${company} Ilumajassa`,
    body: (inviter, company) => `${inviter} kutsuu sinut tilaamaan yrityksen ${company} puolesta.`,
    bodyWithoutName: (company) => `Sinut kutsutaan tilaamaan yrityksen ${company} puolesta.`,
    how: 'Kirjaudu sisään tai luo tili sillä sähköpostiosoitteella, johon tämä viesti tuli.',
    action: 'Hyväksy kutsu',
    until: (day) => `Kutsu on voimassa ${day} asti, ja sitä voi käyttää kerran.`,
    notYou: 'Jos et tunne tätä yritystä, voit jättää viestin huomiotta: mitään ei tapahdu.',
  },
  lv: {
    subject: (company) => `Uzaicinājums: ${company} veikalā Ilumaja`,
    body: (inviter, company) => `${inviter} aicina Jūs pasūtīt uzņēmuma ${company} vārdā.`,
    bodyWithoutName: (company) => `Jūs aicina pasūtīt uzņēmuma ${company} vārdā.`,
    how: 'Pieslēdzieties vai izveidojiet kontu ar to e-pasta adresi, uz kuru saņēmāt šo vēstuli.',
    action: 'Pieņemt uzaicinājumu',
    until: (day) => `Uzaicinājums ir spēkā līdz ${day}, un to var izmantot vienu reizi.`,
    notYou: 'Ja Jūs šo uzņēmumu nepazīstat, neņemiet vēstuli vērā: nekas nenotiks.',
  },
};
