import { demoDomain } from '../../src/domain/auth/demo.ts';
import type { StaffRole } from '../../src/domain/auth/permissions.ts';
import type { AddressBody } from '../../src/domain/customers/contract.ts';
import type { CustomerRole } from '../../src/domain/visitor.ts';

interface DemoCustomer {
  key: string;
  name: string;
  phone: string;
  /** Of a company; left out: a person. */
  company?: { regCode: string; vat: string; group: string };
  addresses: readonly AddressBody[];
}

interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** Keys of their customers. */
  customers?: readonly {
    key: string;
    role: CustomerRole;
    spendingLimitCents?: number;
    needsApproval?: boolean;
  }[];
  role?: StaffRole;
  /** How many of the most popular products they like. */
  favourites?: number;
}

const estonia = 2;

/** Numbers of the companies pass every check and belong to nobody. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    key: 'person',
    name: 'Maarja Lill',
    phone: '+372 600 0301',
    addresses: [
      {
        type: 'DELIVERY',
        name: 'Maarja Lill',
        street: 'Kastani 12-4',
        city: 'Tartu',
        postal_code: '50410',
        country_id: estonia,
        phone: '+372 600 0301',
      },
    ],
  },
  {
    key: 'owner',
    name: 'Kadri Hõbe',
    phone: '+372 600 0302',
    addresses: [
      {
        type: 'DELIVERY',
        name: 'Kadri Hõbe',
        street: 'Ristiku 8',
        city: 'Tallinn',
        postal_code: '10612',
        country_id: estonia,
        phone: null,
      },
    ],
  },
  {
    key: 'salon',
    name: 'Salong Hõbelõng OÜ',
    phone: '+372 600 0303',
    company: { regCode: '17420019', vat: 'EE102420012', group: 'salon' },
    addresses: [
      {
        type: 'INVOICE',
        name: 'Salong Hõbelõng OÜ',
        street: 'Telliskivi 24',
        city: 'Tallinn',
        postal_code: '10611',
        country_id: estonia,
        phone: null,
      },
      {
        type: 'DELIVERY',
        name: 'Salong Hõbelõng, sissepääs hoovist',
        street: 'Telliskivi 24',
        city: 'Tallinn',
        postal_code: '10611',
        country_id: estonia,
        phone: '+372 600 0303',
      },
    ],
  },
];

/** One for each kind of customer and each role of the staff. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: `person@${demoDomain}`,
    firstName: 'Maarja',
    lastName: 'Lill',
    customers: [{ key: 'person', role: 'CUSTOMER_ADMIN' }],
    favourites: 5,
  },
  {
    email: `salon@${demoDomain}`,
    firstName: 'Kadri',
    lastName: 'Hõbe',
    customers: [
      { key: 'salon', role: 'CUSTOMER_ADMIN' },
      { key: 'owner', role: 'CUSTOMER_ADMIN' },
    ],
    favourites: 9,
  },
  {
    email: `colleague@${demoDomain}`,
    firstName: 'Olga',
    lastName: 'Petrova',
    customers: [{ key: 'salon', role: 'CUSTOMER_USER', spendingLimitCents: 30_000, needsApproval: true }],
    favourites: 3,
  },
  { email: `admin@${demoDomain}`, firstName: 'Anneli', lastName: 'Kask', role: 'TH_ADMIN' },
  { email: `event-admin@${demoDomain}`, firstName: 'Liis', lastName: 'Org', role: 'TH_EVENT_ADMIN' },
  { email: `product-admin@${demoDomain}`, firstName: 'Rasmus', lastName: 'Saar', role: 'TH_PRODUCT_ADMIN' },
  { email: `shop-admin@${demoDomain}`, firstName: 'Kristīne', lastName: 'Ozola', role: 'TH_SHOP_ADMIN' },
  { email: `user-admin@${demoDomain}`, firstName: 'Mikko', lastName: 'Virtanen', role: 'TH_USER_ADMIN' },
];
