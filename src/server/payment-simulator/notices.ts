import { estoMac } from './mac.ts';
import { simulatedShop } from './access.ts';
import type { SimulatedPayment } from './queries.ts';
import { estoStatusOf } from './states.ts';

/** What the server is told of a payment, in the words of its protocol: an address to get, or a form to be posted there. */
export function noticeOf(payment: SimulatedPayment): { url: string; form: Record<string, string> | null } {
  const { notification_url } = payment.request;
  if (payment.protocol === 'esto') return { url: notification_url, form: estoForm(payment, true) };
  const events: Partial<Record<SimulatedPayment['state'], string>> = {
    abandoned: 'abandoned',
    refunded: 'refunded',
  };
  return {
    url: withQuery(notification_url, {
      payment_reference: payment.reference,
      order_reference: payment.order_reference,
      event_name: events[payment.state] ?? 'status_updated',
    }),
    form: null,
  };
}

/** Where the buyer's browser goes once somebody has decided. */
export function returnAddress(payment: SimulatedPayment): string {
  const { return_url, cancel_url } = payment.request;
  if (payment.protocol === 'everypay')
    return withQuery(return_url, {
      payment_reference: payment.reference,
      order_reference: payment.order_reference,
    });
  if (payment.state === 'abandoned' && cancel_url !== null) return cancel_url;
  return withQuery(return_url, estoForm(payment, false));
}

/** `json` and `mac`: to server and browser alike; `auto` says which it is. */
function estoForm(payment: SimulatedPayment, isAuto: boolean): Record<string, string> {
  const json = JSON.stringify({
    id: payment.reference,
    shop_id: simulatedShop.username,
    status: estoStatusOf(payment.state),
    reference: payment.order_reference,
    amount: payment.amount_cents / 100,
    currency: 'EUR',
    connection_mode: 'test',
    auto: isAuto,
  });
  return { json, mac: estoMac(json) };
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
