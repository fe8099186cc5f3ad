import { accountData } from '../auth/service.ts';
import { consentData } from '../consent/service.ts';
import { customersData } from '../customers/service.ts';
import type { Database } from '../database.ts';
import { eventsData } from '../events/service.ts';
import { favouritesData } from '../favourites/service.ts';
import { loyaltyData } from '../loyalty/service.ts';
import { invoicesData } from '../invoices/service.ts';
import { mailData } from '../mail/service.ts';
import { noticeData } from '../notices/service.ts';
import { ordersData } from '../orders/service.ts';
import { paymentsData } from '../payments/service.ts';
import { returnsData } from '../returns/service.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { reviewsData } from '../reviews/service.ts';
import { savedListsData } from '../saved-lists/service.ts';

/** Every room that holds data of people, in the order they are erased: what refers to the account goes before it. */
export const rooms: readonly PersonalData<Database>[] = [
  returnsData,
  reviewsData,
  paymentsData,
  invoicesData,
  eventsData,
  ordersData,
  loyaltyData,
  customersData,
  favouritesData,
  savedListsData,
  noticeData,
  consentData,
  mailData,
  accountData,
];
