import type { PaymentServices } from './deps.ts';
import { ProviderRefused, type ProviderAnswer } from './providers/provider.ts';
import { findPayment } from './queries.ts';
import { check, findCheckedPayment, settle, type Kind } from './settling.ts';

/**
 * What became of a notice. `unknown`: of no payment of this shop; `refused`: not from the provider; `busy`: too many of
 * which nothing is known; `unavailable`: the provider cannot be asked just now, and sends it again.
 */
export type CallbackOutcome = 'accepted' | 'unknown' | 'refused' | 'busy' | 'unavailable';

const reference = /^[\w-]{8,128}$/;

/** References nobody knows that an address may ask about in a minute: each costs a question to the provider. */
const maxUnknownPerMinute = 30;
const minuteMs = 60_000;
const unknownByIp = new Map<string, { count: number; endsAt: number }>();

/** EveryPay names a payment and says nothing that is believed: it is asked. */
export async function receiveEverypayCallback(
  services: PaymentServices,
  fields: Record<string, string>,
  ip: string,
): Promise<CallbackOutcome> {
  const { payment_reference = '', event_name = '' } = fields;
  if (!reference.test(payment_reference)) return 'refused';
  const notice = `${event_name} ${payment_reference}`;
  const payment = await findCheckedPayment(services.db, { provider_reference: payment_reference });
  try {
    // It has settled already, and this says no more than that.
    if (payment?.state === 'settled' && event_name === 'status_updated') return 'accepted';
    if (!payment) return await receiveUnknown(services, payment_reference, notice, ip);
    await check(services, payment, { kind: 'callback', notice });
    return 'accepted';
  } catch (error) {
    services.log.warn({ err: error, reference: payment_reference }, 'a callback could not be verified');
    return 'unavailable';
  }
}

/** A payment whose reference was never written down: the process died in that moment. Ours tells which it is. */
async function receiveUnknown(
  services: PaymentServices,
  unknown: string,
  notice: string,
  ip: string,
): Promise<CallbackOutcome> {
  const { everypay } = services.providers;
  if (!everypay?.ask) return 'unknown';
  if (!mayAsk(ip)) return 'busy';
  let answer: ProviderAnswer;
  try {
    answer = await everypay.ask(unknown);
  } catch (error) {
    if (error instanceof ProviderRefused) return 'unknown';
    throw error;
  }
  const payment =
    answer.orderReference === null
      ? undefined
      : await findPayment(services.db, { order_reference: answer.orderReference });
  if (!payment || payment.provider === 'ESTOPAY' || payment.provider === null) {
    services.log.error(
      { reference: unknown, standing: answer.standing },
      'a payment of no order of this shop',
    );
    return 'unknown';
  }
  await settle(services, payment, answer, { kind: 'callback', notice });
  return 'accepted';
}

/** ESTO signs what it says; nobody else can. */
export async function receiveEstoCallback(
  services: PaymentServices,
  { json, mac }: Record<string, string>,
  { kind }: { kind: Kind; ip: string },
): Promise<CallbackOutcome> {
  if (json === undefined || mac === undefined || json.length > 10_000) return 'refused';
  for (const [countryId, esto] of services.providers.esto) {
    const answer = esto.read(json, mac);
    if (answer === null) continue;
    const payment = await findPayment(services.db, { order_reference: answer.orderReference! });
    if (payment?.provider !== 'ESTOPAY' || payment.country_id !== countryId) continue;
    await settle(services, payment, answer, { kind, notice: json });
    return 'accepted';
  }
  services.log.warn({ kind }, 'a notice that ESTO did not sign, or of no payment of this shop');
  return 'refused';
}

function mayAsk(ip: string): boolean {
  const nowMs = performance.now();
  if (unknownByIp.size > 10_000) unknownByIp.clear();
  const held = unknownByIp.get(ip);
  if (!held || held.endsAt <= nowMs) {
    unknownByIp.set(ip, { count: 1, endsAt: nowMs + minuteMs });
    return true;
  }
  held.count += 1;
  return held.count <= maxUnknownPerMinute;
}
