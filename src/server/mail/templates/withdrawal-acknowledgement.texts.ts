import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Saime sinu taganemisavalduse',
  preview: 'Kinnitame, et saime sinu teate lepingust taganemise kohta.',
  next: 'Kui kaup on sinu käes, saada see meile 14 päeva jooksul. Raha koos tavapärase tarne hinnaga maksame tagasi 14 päeva jooksul samal viisil, millega maksid. Võime oodata, kuni kaup või selle saatmise tõend on meil.',
  check:
    'Kui tellimuse number või e-posti aadress ei klapi meie andmetega, kirjutame sulle. Kui sina seda ei saatnud, kirjuta meile kohe.',
  keep: 'Hoia see kiri ja selle PDF alles. Teksti kontrollsumma (SHA-256): {hash}',
  action: 'Vaata avaldust',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'We have received your withdrawal',
    preview: 'We acknowledge that we have received your notice of withdrawal.',
    next: 'If you have the goods, send them to us within 14 days. We refund the price with the standard delivery within 14 days, in the way you paid. We may wait until we have the goods or proof that they were sent.',
    check:
      'If the order number or the e-mail address does not match what we have, we will write to you. If you did not send this, write to us at once.',
    keep: 'Keep this e-mail and its PDF. Checksum of the text (SHA-256): {hash}',
    action: 'View the statement',
  },
  ru: {
    subject: 'Мы получили ваш отказ от договора',
    preview: 'Подтверждаем, что получили ваше заявление об отказе от договора.',
    next: 'Если товар у вас, отправьте его нам в течение 14 дней. Цену вместе со стоимостью обычной доставки мы вернём в течение 14 дней тем же способом, каким вы платили. Мы можем подождать, пока получим товар или подтверждение его отправки.',
    check:
      'Если номер заказа или адрес эл. почты не совпадут с нашими данными, мы вам напишем. Если это отправили не вы, сразу напишите нам.',
    keep: 'Сохраните это письмо и PDF. Контрольная сумма текста (SHA-256): {hash}',
    action: 'Посмотреть заявление',
  },
  fi: {
    subject: 'Saimme peruuttamisilmoituksesi',
    preview: 'Vahvistamme, että saimme ilmoituksesi sopimuksen peruuttamisesta.',
    next: 'Jos tuotteet ovat sinulla, lähetä ne meille 14 päivän kuluessa. Palautamme hinnan ja tavallisen toimituksen kulut 14 päivän kuluessa samalla tavalla, jolla maksoit. Voimme odottaa, kunnes saamme tuotteet tai todisteen niiden lähettämisestä.',
    check:
      'Jos tilausnumero tai sähköpostiosoite ei vastaa tietojamme, kirjoitamme sinulle. Jos et lähettänyt tätä itse, kirjoita meille heti.',
    keep: 'Säilytä tämä viesti ja sen PDF. Tekstin tarkistussumma (SHA-256): {hash}',
    action: 'Katso ilmoitus',
  },
  lv: {
    subject: 'Esam saņēmuši Jūsu atteikumu no līguma',
    preview: 'Apstiprinām, ka esam saņēmuši Jūsu paziņojumu par atteikumu no līguma.',
    next: 'Ja preces ir pie Jums, nosūtiet tās mums 14 dienu laikā. Cenu kopā ar parastās piegādes izmaksām atmaksāsim 14 dienu laikā tādā pašā veidā, kādā maksājāt. Varam pagaidīt, līdz saņemam preces vai nosūtīšanas apliecinājumu.',
    check:
      'Ja pasūtījuma numurs vai e-pasta adrese nesakrīt ar mūsu datiem, mēs Jums uzrakstīsim. Ja to nenosūtījāt Jūs, nekavējoties rakstiet mums.',
    keep: 'Saglabājiet šo vēstuli un tās PDF. Teksta kontrolsumma (SHA-256): {hash}',
    action: 'Skatīt paziņojumu',
  },
};
