import { z } from 'zod';
import { translate } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Database, Trx } from '../database.ts';
import {
  findEntryByUuid,
  findEvent,
  joinedTopic,
  offeredTopic,
  waitlistToken,
  formatPlace,
} from '../events/service.ts';
import { sendMail } from '../mail/service.ts';
import type { OrderKeys } from '../orders/service.ts';
import type { OutboxHandler } from '../platform/outbox-consumer.ts';

const payload = z.object({ entry: z.uuid() });

/** Writes to who waits for a seat: to confirm the address, and when a seat is free. */
export function waitlistHandlers(keys: OrderKeys): Record<string, OutboxHandler<Database>> {
  const handlerOf = (step: 'confirm' | 'offer') => async (trx: Trx, payloads: readonly unknown[]) => {
    for (const one of payloads) await sendStep(trx, keys, payload.parse(one).entry, step);
  };
  return { [joinedTopic]: handlerOf('confirm'), [offeredTopic]: handlerOf('offer') };
}

async function sendStep(trx: Trx, keys: OrderKeys, uuid: string, step: 'confirm' | 'offer'): Promise<void> {
  const entry = await findEntryByUuid(trx, uuid);
  // It may have been confirmed, left or passed on meanwhile.
  if (entry?.state !== (step === 'confirm' ? 'unconfirmed' : 'offered')) return;
  const event = (await findEvent(trx, entry.event_id))!;
  await sendMail(trx, {
    template: 'event-waitlist',
    to: entry.email,
    language: entry.language,
    shopId: entry.shop_id as ShopId,
    key: `waitlist-${step} ${uuid} ${entry.changed_at.toISOString()}`,
    props: {
      name: '',
      event: translate(event.name, entry.language),
      startsAt: event.starts_at.toISOString(),
      endsAt: event.ends_at.toISOString(),
      place: formatPlace(event, entry.language),
      step,
      token: waitlistToken(keys, uuid),
      offeredUntil: entry.offered_until?.toISOString() ?? null,
    },
  });
}
