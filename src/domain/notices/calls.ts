import { apiRoot, get, patch, post, remove } from '../call.ts';
import type {
  BackInStockAnswer,
  BackInStockBody,
  ConfirmBody,
  Confirmed,
  Notices,
  Preferences,
  PreferencesBody,
  SwitchBody,
} from './contract.ts';

export const noticesCall = get<Notices>('/api/v1/notices/');
export const switchNoticeCall = patch<SwitchBody, Notices>('/api/v1/notices/');
/** The link of a mail that asks whether it was really the owner of the address. */
export const confirmNoticeCall = post<ConfirmBody, Confirmed>('/api/v1/notices/confirm/');
/** The same switches for who has a link of a mail and no account. */
export const preferencesCall = get<Preferences, { key: string }>('/api/v1/notices/preferences/');
export const changePreferencesCall = patch<PreferencesBody, Preferences>('/api/v1/notices/preferences/');

/** What mail programs post to (RFC 8058), and the form of the page. Takes no JSON, so it is no call. */
export const unsubscribePath = `${apiRoot}notices/unsubscribe/`;

const backInStock = '/api/v1/products/:id/back-in-stock/';
/** One mail when a product that is sold out can be bought again. */
export const askBackInStockCall = post<BackInStockBody, BackInStockAnswer, { id: number }>(backInStock);
export const cancelBackInStockCall = remove<{ id: number }>(backInStock);
