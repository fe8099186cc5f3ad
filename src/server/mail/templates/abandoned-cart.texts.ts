import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu ostukorv ootab',
  body: 'Jätsid ostukorvi pooleli. Tooted on seal alles, kuid me ei hoia neid laos kinni.',
  more: 'Ostukorvis on veel ridu: {count}',
  action: 'Ava ostukorv',
  moment:
    'Tükihinnad on kirja saatmise hetke seisuga. Kehtib hind, mida näed ostukorvis. Selle korvi kohta me rohkem ei kirjuta.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Your cart is waiting',
    body: 'You left your cart unfinished. The products are still in it, but we do not reserve them.',
    more: 'More lines in the cart: {count}',
    action: 'Open the cart',
    moment:
      'Prices of a piece are those of the moment of writing. The price you see in the cart counts. We will not write about this cart again.',
  },
  ru: {
    subject: 'Ваша корзина ждёт',
    body: 'Вы не завершили заказ. Товары всё ещё в корзине, но на складе мы их не резервируем.',
    more: 'Ещё позиций в корзине: {count}',
    action: 'Открыть корзину',
    moment:
      'Цены за штуку указаны на момент отправки. Действует цена в корзине. Больше об этой корзине мы не напишем.',
  },
  fi: {
    subject: 'Ostoskorisi odottaa',
    body: 'Ostoskorisi jäi kesken. Tuotteet ovat siinä yhä, mutta emme varaa niitä varastosta.',
    more: 'Ostoskorissa on vielä rivejä: {count}',
    action: 'Avaa ostoskori',
    moment:
      'Kappalehinnat ovat viestin lähetyshetkeltä. Voimassa on ostoskorissa näkyvä hinta. Emme kirjoita tästä korista enempää.',
  },
  lv: {
    subject: 'Jūsu grozs gaida',
    body: 'Jūs nepabeidzāt pasūtījumu. Preces joprojām ir grozā, bet noliktavā tās nerezervējam.',
    more: 'Vēl pozīcijas grozā: {count}',
    action: 'Atvērt grozu',
    moment:
      'Cenas par vienu gabalu norādītas vēstules nosūtīšanas brīdī. Spēkā ir cena, ko redzat grozā. Par šo grozu vairs nerakstīsim.',
  },
};
