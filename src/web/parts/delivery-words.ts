import { countryCodeOf, type Audience, type CountryCode } from '../../domain/shops/audience.ts';
import { parcelPromise, productPromise, type DeliveryPromise } from '../../domain/delivery/promise.ts';
import { formatDay, formatTime, tallinnDay } from '../../domain/time.ts';
import type { Texts } from '../i18n/texts.tsx';
import { dayInWords, shortDay } from './day-in-words.ts';

/** Country of the warehouse a shop sends from. */
export function sendingCountry({ shopId }: Pick<Audience, 'shopId'>): CountryCode {
  return shopId === 3 ? 'LV' : 'EE';
}

type Page = { audience: Pick<Audience, 'shopId' | 'countryId'>; now: Date; texts: Texts };

/** What a parcel of things in stock is promised, to the visitor's country or another. */
export function parcelWords(page: Page, to: CountryCode = countryCodeOf(page.audience.countryId)): string {
  return deliveryWords(parcelPromise(sendingCountry(page.audience), to, page.now), page);
}

/** What a product is promised; null: nobody knows how it travels. */
export function productWords(product: Parameters<typeof productPromise>[0], page: Page): string | null {
  const promise = productPromise(product, {
    sentFrom: sendingCountry(page.audience),
    deliveredTo: countryCodeOf(page.audience.countryId),
    now: page.now,
  });
  return promise && deliveryWords(promise, page, product.stock_state === 'on_order');
}

/** A promise as a sentence in the page's language, with its days. `isToOrder`: nobody has it in stock, so no hour counts. */
export function deliveryWords(
  promise: DeliveryPromise,
  { texts: { t }, now }: { texts: Texts; now: Date },
  isToOrder = false,
): string {
  if (promise.kind === 'by_agreement') return t('common.delivery.agreement');
  const { orderBefore, from, to } = promise;
  const isOneDay = from === to;
  const days = { day: dayInWords(from, t), from: shortDay(from), to: shortDay(to) };
  if (isToOrder) return t(isOneDay ? 'common.delivery.expected' : 'common.delivery.expectedBetween', days);
  const order = { ...days, time: formatTime(orderBefore), orderDay: formatDay(orderBefore) };
  return tallinnDay(orderBefore) === tallinnDay(now)
    ? t(isOneDay ? 'common.delivery.today' : 'common.delivery.todayBetween', order)
    : t(isOneDay ? 'common.delivery.later' : 'common.delivery.laterBetween', order);
}
