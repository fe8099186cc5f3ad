import type { Language } from '../../../domain/locales.ts';

const et = {
  approved: {
    subject: 'Sinu tellimus on kinnitatud',
    body: 'Ettevõtte haldur kinnitas sinu tellimuse. Nüüd saad tellimuse vormistada ja selle eest tasuda.',
    action: 'Vormista tellimus',
  },
  denied: {
    subject: 'Sinu tellimust ei kinnitatud',
    body: 'Ettevõtte haldur ei kinnitanud sinu tellimust. Tooted on ostukorvis alles: muuda tellimust ja küsi kinnitust uuesti.',
    action: 'Vaata tellimust',
  },
  reason: (reason: string) => `Halduri selgitus: ${reason}`,
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    approved: {
      subject: 'Your order is approved',
      body: 'The administrator of your company has approved your order. You can now complete the order and pay for it.',
      action: 'Go to checkout',
    },
    denied: {
      subject: 'Your order was not approved',
      body: 'The administrator of your company did not approve your order. The products are still in your cart: change the order and ask again.',
      action: 'View the order',
    },
    reason: (reason) => `The administrator writes: ${reason}`,
  },
  ru: {
    approved: {
      subject: 'Ваш заказ подтверждён',
      body: 'Администратор компании подтвердил ваш заказ. Теперь его можно оформить и оплатить.',
      action: 'Оформить заказ',
    },
    denied: {
      subject: 'Ваш заказ не подтверждён',
      body: 'Администратор компании не подтвердил ваш заказ. Товары остались в корзине: измените заказ и запросите подтверждение снова.',
      action: 'Посмотреть заказ',
    },
    reason: (reason) => `Пояснение администратора: ${reason}`,
  },
  fi: {
    approved: {
      subject: 'Tilauksesi on hyväksytty',
      body: 'Yrityksesi pääkäyttäjä hyväksyi tilauksesi. Voit nyt viimeistellä tilauksen ja maksaa sen.',
      action: 'Siirry kassalle',
    },
    denied: {
      subject: 'Tilaustasi ei hyväksytty',
      body: 'Yrityksesi pääkäyttäjä ei hyväksynyt tilaustasi. Tuotteet ovat yhä ostoskorissa: muuta tilausta ja pyydä hyväksyntää uudelleen.',
      action: 'Katso tilaus',
    },
    reason: (reason) => `Pääkäyttäjän selitys: ${reason}`,
  },
  lv: {
    approved: {
      subject: 'Jūsu pasūtījums ir apstiprināts',
      body: 'Uzņēmuma administrators ir apstiprinājis Jūsu pasūtījumu. Tagad varat to noformēt un apmaksāt.',
      action: 'Noformēt pasūtījumu',
    },
    denied: {
      subject: 'Jūsu pasūtījums nav apstiprināts',
      body: 'Uzņēmuma administrators nav apstiprinājis Jūsu pasūtījumu. Preces ir palikušas grozā: mainiet pasūtījumu un lūdziet apstiprinājumu vēlreiz.',
      action: 'Skatīt pasūtījumu',
    },
    reason: (reason) => `Administratora paskaidrojums: ${reason}`,
  },
};
