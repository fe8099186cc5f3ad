import type { Language } from '../../../domain/locales.ts';

const et = {
  one: 'Sinu lemmik on nüüd odavam: {product}',
  several: 'Sinu lemmikud on nüüd odavamad',
  bodyOne: 'Sinu lemmiku hind on nüüd madalam kui enne.',
  body: 'Mõne sinu lemmiku hind on nüüd madalam kui enne.',
  action: 'Vaata lemmikuid',
  moment: 'Hinnad on kirja saatmise hetke seisuga. Kehtib hind, mida näed poes.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    one: 'A favourite of yours is cheaper now: {product}',
    several: 'Favourites of yours are cheaper now',
    bodyOne: 'The price of a favourite of yours is lower now than before.',
    body: 'The price of some of your favourites is lower now than before.',
    action: 'See favourites',
    moment: 'Prices are those of the moment of writing. The price you see in the shop counts.',
  },
  ru: {
    one: 'Товар из избранного подешевел: {product}',
    several: 'Товары из избранного подешевели',
    bodyOne: 'Цена на товар из вашего избранного стала ниже.',
    body: 'Цена на некоторые товары из вашего избранного стала ниже.',
    action: 'Открыть избранное',
    moment: 'Цены указаны на момент отправки письма. Действует цена, которую вы видите в магазине.',
  },
  fi: {
    one: 'Suosikkisi on nyt edullisempi: {product}',
    several: 'Suosikkisi ovat nyt edullisempia',
    bodyOne: 'Suosikkisi hinta on nyt alempi kuin ennen.',
    body: 'Joidenkin suosikkiesi hinta on nyt alempi kuin ennen.',
    action: 'Katso suosikit',
    moment: 'Hinnat ovat viestin lähetyshetkeltä. Voimassa on hinta, jonka näet kaupassa.',
  },
  lv: {
    one: 'Jūsu izlases prece tagad ir lētāka: {product}',
    several: 'Jūsu izlases preces tagad ir lētākas',
    bodyOne: 'Jūsu izlases preces cena tagad ir zemāka nekā iepriekš.',
    body: 'Dažu Jūsu izlases preču cena tagad ir zemāka nekā iepriekš.',
    action: 'Apskatīt izlasi',
    moment: 'Cenas norādītas vēstules nosūtīšanas brīdī. Spēkā ir cena, ko redzat veikalā.',
  },
};
