import type { Texts } from '../catalogue/texts.ts';
import { t } from '../catalogue/texts.ts';

export interface SeedStore {
  code: string;
  shop_id: 2 | 3;
  name: Texts;
  address: string;
  city: string;
  postal_code: string;
  /** Degrees, WGS 84. */
  at: readonly [latitude: number, longitude: number];
  phone: string;
  email: string;
  opening_hours: readonly { from_day: number; to_day: number; opens: string; closes: string }[];
  /** File of `seed/media`. */
  image: string;
}

/** The stores of Ilumaja; phones are of the number ranges no one is given. */
export const stores: readonly SeedStore[] = [
  {
    code: 'tallinn-parnu-mnt',
    shop_id: 2,
    name: t(
      'Ilumaja Tallinn, Pärnu mnt',
      'Ilumaja Tallinn, Pärnu mnt',
      'Ilumaja Таллинн, Пярнуское шоссе',
      'Ilumaja Tallinna, Pärnu mnt',
      'Ilumaja Tallina, Pärnu mnt',
    ),
    address: 'Pärnu mnt 139c',
    city: 'Tallinn',
    postal_code: '11317',
    at: [59.4087, 24.7347],
    phone: '+372 600 0110',
    email: 'tallinn@ilumaja.example',
    opening_hours: [
      { from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' },
      { from_day: 6, to_day: 6, opens: '10.00', closes: '15.00' },
    ],
    image: 'banners/banner-salon.webp',
  },
  {
    code: 'tallinn-ulemiste',
    shop_id: 2,
    name: t(
      'Ilumaja Tallinn, Ülemiste',
      'Ilumaja Tallinn, Ülemiste',
      'Ilumaja Таллинн, Юлемисте',
      'Ilumaja Tallinna, Ülemiste',
      'Ilumaja Tallina, Ilemiste',
    ),
    address: 'Lõõtsa 8',
    city: 'Tallinn',
    postal_code: '11415',
    at: [59.4222, 24.8035],
    phone: '+372 600 0120',
    email: 'ylemiste@ilumaja.example',
    opening_hours: [{ from_day: 1, to_day: 5, opens: '10.00', closes: '19.00' }],
    image: 'covers/event-academy.webp',
  },
  {
    code: 'tartu',
    shop_id: 2,
    name: t('Ilumaja Tartu', 'Ilumaja Tartu', 'Ilumaja Тарту', 'Ilumaja Tartto', 'Ilumaja Tartu'),
    address: 'Riia 24',
    city: 'Tartu',
    postal_code: '51010',
    at: [58.3735, 26.7186],
    phone: '+372 600 0130',
    email: 'tartu@ilumaja.example',
    opening_hours: [
      { from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' },
      { from_day: 6, to_day: 6, opens: '10.00', closes: '14.00' },
    ],
    image: 'banners/banner-barber.webp',
  },
  {
    code: 'parnu',
    shop_id: 2,
    name: t('Ilumaja Pärnu', 'Ilumaja Pärnu', 'Ilumaja Пярну', 'Ilumaja Pärnu', 'Ilumaja Pērnava'),
    address: 'Riia mnt 127',
    city: 'Pärnu',
    postal_code: '80042',
    at: [58.3703, 24.5345],
    phone: '+372 600 0140',
    email: 'parnu@ilumaja.example',
    opening_hours: [{ from_day: 1, to_day: 5, opens: '9.30', closes: '17.30' }],
    image: 'banners/banner-wash.webp',
  },
  {
    code: 'riga-brivibas',
    shop_id: 3,
    name: t(
      'Ilumaja Riia, Brīvības',
      'Ilumaja Riga, Brīvības',
      'Ilumaja Рига, Бривибас',
      'Ilumaja Riika, Brīvības',
      'Ilumaja Rīga, Brīvības',
    ),
    address: 'Brīvības gatve 214',
    city: 'Rīga',
    postal_code: 'LV-1039',
    at: [56.9747, 24.1633],
    phone: '+371 6700 0110',
    email: 'riga@ilumaja.example',
    opening_hours: [
      { from_day: 1, to_day: 5, opens: '9.00', closes: '18.00' },
      { from_day: 6, to_day: 6, opens: '10.00', closes: '15.00' },
    ],
    image: 'covers/article-salon-design.webp',
  },
  {
    code: 'liepaja',
    shop_id: 3,
    name: t('Ilumaja Liepāja', 'Ilumaja Liepāja', 'Ilumaja Лиепая', 'Ilumaja Liepāja', 'Ilumaja Liepāja'),
    address: 'Lielā iela 13',
    city: 'Liepāja',
    postal_code: 'LV-3401',
    at: [56.5082, 21.0117],
    phone: '+371 6700 0120',
    email: 'liepaja@ilumaja.example',
    opening_hours: [{ from_day: 1, to_day: 5, opens: '9.30', closes: '17.30' }],
    image: 'covers/event-open-day.webp',
  },
];

/** Where a map shows the store. */
export function mapUrl([latitude, longitude]: SeedStore['at']): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
