import type { Language } from '../../domain/locales.ts';

interface ModelForm {
  title: string;
  hint: string;
  to: string;
  notice: string;
  ordered: string;
  name: string;
  address: string;
  signature: string;
  date: string;
  note: string;
}

/** The model form of Directive 2011/83/EU, Annex I (B), in the words of each language; in Russian as a translation. */
export const modelForms: Record<Language, ModelForm> = {
  et: {
    title: 'Lepingust taganemise tüüpvorm',
    hint: 'Täida ja saada see vorm üksnes siis, kui soovid lepingust taganeda.',
    to: 'Kellele: {seller}',
    notice:
      'Käesolevaga taganen/taganeme (*) lepingust, mille ese on järgmise kauba müük (*) / järgmise teenuse osutamine (*):',
    ordered: 'Tellimuse esitamise kuupäev (*) / kauba kättesaamise kuupäev (*):',
    name: 'Tarbija(te) nimi (nimed):',
    address: 'Tarbija(te) aadress(id):',
    signature: 'Tarbija(te) allkiri (allkirjad) (üksnes juhul, kui vorm esitatakse paberil):',
    date: 'Kuupäev:',
    note: '(*) Mittevajalik maha tõmmata.',
  },
  en: {
    title: 'Model withdrawal form',
    hint: 'Complete and return this form only if you wish to withdraw from the contract.',
    to: 'To: {seller}',
    notice:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):',
    ordered: 'Ordered on (*) / received on (*):',
    name: 'Name of consumer(s):',
    address: 'Address of consumer(s):',
    signature: 'Signature of consumer(s) (only if this form is notified on paper):',
    date: 'Date:',
    note: '(*) Delete as appropriate.',
  },
  ru: {
    title: 'Типовая форма отказа от договора',
    hint: 'Заполните и отправьте эту форму, только если хотите отказаться от договора.',
    to: 'Кому: {seller}',
    notice:
      'Настоящим сообщаю/сообщаем (*) об отказе от договора купли-продажи следующих товаров (*) / оказания следующей услуги (*):',
    ordered: 'Дата заказа (*) / дата получения (*):',
    name: 'Имя потребителя (потребителей):',
    address: 'Адрес потребителя (потребителей):',
    signature: 'Подпись потребителя (потребителей) (только если форма подаётся на бумаге):',
    date: 'Дата:',
    note: '(*) Ненужное зачеркнуть.',
  },
  fi: {
    title: 'Peruuttamislomakkeen malli',
    hint: 'Täytä ja palauta tämä lomake vain, jos haluat peruuttaa sopimuksen.',
    to: 'Vastaanottaja: {seller}',
    notice:
      'Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden toimitusta (*) / seuraavan palvelun suorittamista (*):',
    ordered: 'Tilauspäivä (*) / vastaanottopäivä (*):',
    name: 'Kuluttajan nimi / Kuluttajien nimet:',
    address: 'Kuluttajan osoite / Kuluttajien osoitteet:',
    signature:
      'Kuluttajan allekirjoitus / Kuluttajien allekirjoitukset (vain jos lomake täytetään paperimuodossa):',
    date: 'Päiväys:',
    note: '(*) Tarpeeton yliviivataan.',
  },
  lv: {
    title: 'Atteikuma veidlapas paraugs',
    hint: 'Aizpildiet un nosūtiet šo veidlapu tikai tad, ja vēlaties atteikties no līguma.',
    to: 'Kam: {seller}',
    notice:
      'Es/mēs (*) ar šo paziņoju/paziņojam (*), ka atsakos/atsakāmies (*) no līguma par šādu preču pirkumu (*) / šāda pakalpojuma sniegšanu (*):',
    ordered: 'Pasūtīts (*) / saņemts (*):',
    name: 'Patērētāja(-u) vārds, uzvārds:',
    address: 'Patērētāja(-u) adrese:',
    signature: 'Patērētāja(-u) paraksts (tikai tad, ja šī veidlapa tiek iesniegta papīra formātā):',
    date: 'Datums:',
    note: '(*) Nevajadzīgo svītrot.',
  },
};
