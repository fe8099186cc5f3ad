import { z } from 'zod';
import { deletedFiles, vatChecks } from './customers/service.ts';
import type { Db, Database } from './database.ts';
import { renderAhead, renderAheadTopic } from './files/render-ahead.ts';
import type { Storage } from './files/storage.ts';
import { fulfilledOrders } from './loyalty/service.ts';
import { mailTopic, type Mailer } from './mail/service.ts';
import { arrivedTopic } from './changes/service.ts';
import { arrivalHandler } from './notices/service.ts';
import { orderMails } from './order-mails/service.ts';
import {
  isVatOfOrder,
  orderEventHandler,
  tightenedHandler,
  type OrderListener,
  type OrderServices,
} from './orders/service.ts';
import { onOrderEvents, paymentTopics, type PaymentServices } from './payments/service.ts';
import { jobTopic, type CheckedTopic } from './platform/job-topics.ts';
import type { OutboxHandler } from './platform/outbox-consumer.ts';
import { exportTopic } from './personal-data/service.ts';
import { deletedPictures } from './reviews/service.ts';
import { returnTopics, type RenderLetter } from './returns/service.ts';
import { searchHandlers } from './search/service.ts';
import { onOrdersSubmitted, ticketTopics, waitlistHandlers, type RenderTicket } from './tickets/service.ts';

interface Deps {
  db: Db;
  storage: Storage;
  clock: () => Date;
}

/**
 * What must happen after a commit and is no matter of the database alone, by topic. Without a mailer, mails become dead
 * letters of an unknown topic, which come back by themselves once there is one.
 */
export function shopTopics({
  db,
  storage,
  clock,
  picturesAhead,
  privateStorage,
  viesUrl,
  mailer,
  payments,
  renderLetter,
  renderTicket,
}: Deps & {
  picturesAhead: number;
  privateStorage: Storage;
  viesUrl: string;
  mailer: Mailer | null;
  payments: PaymentServices;
  renderLetter: RenderLetter;
  renderTicket: RenderTicket;
}): CheckedTopic[] {
  return [
    deletedFiles(privateStorage),
    deletedPictures(privateStorage),
    vatChecks({ db, viesUrl, clock, isUsedElsewhere: isVatOfOrder }),
    ...(mailer ? [mailTopic(mailer)] : []),
    exportTopic({ db, clock }),
    ...paymentTopics(payments),
    ...returnTopics({ db, clock, storage: privateStorage, render: renderLetter }),
    ...ticketTopics({
      db,
      clock,
      orders: payments.orders,
      payments,
      storage: privateStorage,
      render: renderTicket,
    }),
    jobTopic({
      topic: renderAheadTopic,
      payload: z.object({}),
      key: 'waiting',
      maxAttempts: 3,
      concurrency: 1,
      expireInSeconds: 900,
      run: async ({ signal }) => {
        await renderAhead({ db, storage, limit: picturesAhead, signal });
      },
    }),
  ];
}

/** What must happen in the database after a commit, by topic. */
export function shopOutbox(orders: OrderServices): Record<string, OutboxHandler<Database>> {
  const { clock, keys } = orders;
  /** Who hears of what happens to orders, inside the transaction that hands it over. */
  const listeners: readonly OrderListener[] = [
    onOrderEvents,
    onOrdersSubmitted,
    orderMails({ keys, clock }),
    // The last, as it locks accounts.
    fulfilledOrders({ clock }),
  ];
  return {
    ...searchHandlers(clock),
    [arrivedTopic]: arrivalHandler(clock),
    ...waitlistHandlers(keys),
    ...tightenedHandler(orders),
    ...orderEventHandler(listeners),
  };
}
