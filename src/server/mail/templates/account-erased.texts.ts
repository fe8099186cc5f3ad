import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu konto on kustutatud',
  body: 'Kustutasime sinu Ilumaja konto ja kõik andmed selle juures. Alles jäävad ainult raamatupidamise algdokumendid, mida seadus nõuab; need kustutame tähtaja lõppedes.',
  again: 'Kui tahad kunagi tagasi tulla, loo uus konto.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Your account has been erased',
    body: 'We have erased your Ilumaja account and all data with it. Only accounting documents that the law requires remain; they are deleted when their term ends.',
    again: 'Should you ever want to come back, create a new account.',
  },
  ru: {
    subject: 'Ваша учётная запись удалена',
    body: 'Мы удалили вашу учётную запись Ilumaja и все данные в ней. Остаются только бухгалтерские документы, хранить которые требует закон; по истечении срока удалим и их.',
    again: 'Если захотите вернуться, создайте новую учётную запись.',
  },
  fi: {
    subject: 'Tilisi on poistettu',
    body: 'Poistimme Ilumaja-tilisi ja kaikki siihen liittyvät tiedot. Säilytämme vain lain vaatimat kirjanpitoaineistot, ja nekin poistetaan määräajan päätyttyä.',
    again: 'Jos haluat joskus palata, luo uusi tili.',
  },
  lv: {
    subject: 'Jūsu konts ir dzēsts',
    body: 'Esam dzēsuši Jūsu Ilumaja kontu un visus tā datus. Paliek tikai grāmatvedības dokumenti, kuru glabāšanu prasa likums; pēc termiņa beigām dzēsīsim arī tos.',
    again: 'Ja kādreiz vēlēsieties atgriezties, izveidojiet jaunu kontu.',
  },
};
