import { z } from 'zod';
import { contract } from '../contract.ts';
import { deliveryCountriesCall, languagesCall, storesCall, supportCall } from './calls.ts';
import { deliveryCountry, languageItem, shopSupport, store, type Store } from './contract.ts';

const tag = 'Shops';

export const languages = contract(languagesCall, {
  tag,
  summary: 'Languages of the visited shop, its own first',
  answer: z.array(languageItem).meta({ examples: [[{ code: 'et', locale: 'et_EE', name: 'Eesti' }]] }),
});

const exampleStore: Store = {
  id: 1,
  name: 'Ilumaja Tallinn',
  address: 'Pärnu mnt 139',
  city: 'Tallinn',
  postal_code: '11317',
  map_url: 'https://www.openstreetmap.org/?mlat=59.4165&mlon=24.7383',
  phone: '+372 600 0100',
  email: 'tallinn@ilumaja.example',
  opening_hours: [{ from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' }],
  image: null,
};

export const stores = contract(storesCall, {
  tag,
  summary: 'Stores with address, contact and opening hours, those of the visited shop first',
  answer: z.array(store).meta({ examples: [[exampleStore]] }),
});

export const support = contract(supportCall, {
  tag,
  summary: 'Phones, e-mails and hours of customer support and the training centre',
  answer: shopSupport,
});

export const deliveryCountries = contract(deliveryCountriesCall, {
  tag,
  summary: 'Countries orders are delivered to; the id goes into the Delivery-Country header',
  answer: z.array(deliveryCountry).meta({ examples: [[{ id: 2, code: 'EE', name: 'Eesti' }]] }),
});
