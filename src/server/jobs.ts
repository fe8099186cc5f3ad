import { deleteExpiredAccess, deleteUnfinishedLogins } from './auth/service.ts';
import { deleteOldConsentRecords } from './consent/service.ts';
import { deletedFiles, deleteExpiredInvitations, vatChecks } from './customers/service.ts';
import type { Db, Database } from './database.ts';
import { refreshPointLists, type ListSource } from './delivery/service.ts';
import { renderAhead, renderAheadTopic } from './files/render-ahead.ts';
import type { Storage } from './files/storage.ts';
import { fetchWantedImages } from './files/wanted-images.ts';
import { z } from 'zod';
import { expirePoints, fulfilledOrders } from './loyalty/service.ts';
import { deleteOldMails, mailTopic, type Mailer } from './mail/service.ts';
import { arrivedTopic } from './changes/service.ts';
import {
  arrivalHandler,
  deleteOldNoticeRecords,
  remindOfCarts,
  notifyNextWaiting,
  notifyOfPriceDrops,
} from './notices/service.ts';
import { orderMails } from './order-mails/service.ts';
import {
  deleteOldDrafts,
  endAbandonedPayments,
  isVatOfOrder,
  orderEventHandler,
  tightenedHandler,
  type OrderListener,
  type OrderServices,
} from './orders/service.ts';
import { onOrderEvents, paymentTopics, reconcilePayments, type PaymentServices } from './payments/service.ts';
import { jobTopic, type CheckedTopic } from './platform/job-topics.ts';
import type { Job } from './platform/jobs.ts';
import { deleteOldIdempotencyKeys } from './platform/idempotency.ts';
import type { OutboxHandler } from './platform/outbox-consumer.ts';
import { deleteEndedExports, exportTopic } from './personal-data/service.ts';
import {
  deletedPictures,
  deleteLoosePictures,
  deleteWithdrawnReviews,
  inviteToReview,
} from './reviews/service.ts';
import { deleteOldLists } from './saved-lists/service.ts';
import { deleteUnusedReturns, returnTopics, type RenderLetter } from './returns/service.ts';
import { rebuildSearch, searchHandlers } from './search/service.ts';
import {
  onOrdersSubmitted,
  passSeatsOn,
  ticketTopics,
  waitlistHandlers,
  writeDueMails,
  type RenderTicket,
} from './tickets/service.ts';

interface Deps {
  db: Db;
  storage: Storage;
  clock: () => Date;
}

/** What the worker does by the clock. */
export function shopJobs({
  db,
  storage,
  clock,
  pointLists,
  payments,
  reviewInvitationDays,
}: Deps & {
  pointLists: readonly ListSource[];
  payments: PaymentServices;
  reviewInvitationDays: number;
}): Job[] {
  return [
    {
      // Rows in order of popularity make broad searches quick; changes of the day have loosened it.
      name: 'search-rebuild',
      cron: '30 3 * * *',
      run: async () => {
        await rebuildSearch(db, clock);
      },
    },
    {
      name: 'delete-idempotency-keys',
      cron: '15 * * * *',
      run: () => deleteOldIdempotencyKeys(db),
    },
    {
      name: 'delete-expired-invitations',
      cron: '25 * * * *',
      run: () => deleteExpiredInvitations(db, clock()),
    },
    {
      name: 'delete-mails',
      cron: '45 3 * * *',
      run: () => deleteOldMails(db),
    },
    {
      name: 'delete-unfinished-logins',
      cron: '45 * * * *',
      run: () => deleteUnfinishedLogins(db),
    },
    {
      name: 'delete-consent-records',
      cron: '50 3 * * *',
      run: () => deleteOldConsentRecords(db),
    },
    {
      name: 'tell-of-price-drops',
      cron: '*/15 8-20 * * *',
      run: async (signal) => {
        await notifyOfPriceDrops(db, clock, signal);
      },
    },
    {
      name: 'remind-of-carts',
      cron: '*/30 8-20 * * *',
      run: async (signal) => {
        await remindOfCarts(db, clock, signal);
      },
    },
    {
      name: 'invite-to-review',
      cron: '40 8-20 * * *',
      run: async (signal) => {
        await inviteToReview({ db, clock, days: reviewInvitationDays, signal });
      },
    },
    {
      // Those who come next, of what is still there some hours after the first mails.
      name: 'tell-next-waiting',
      cron: '20 8-20 * * *',
      run: () => notifyNextWaiting(db, clock()),
    },
    {
      name: 'delete-notice-records',
      cron: '40 3 * * *',
      run: () => deleteOldNoticeRecords(db, clock()),
    },
    {
      name: 'delete-expired-access',
      cron: '25 * * * *',
      run: () => deleteExpiredAccess(db, clock()),
    },
    {
      name: 'delete-old-drafts',
      cron: '55 3 * * *',
      run: () => deleteOldDrafts(db, clock()),
    },
    {
      // Soon after each midnight in Tallinn; the others find what was being paid with then.
      name: 'expire-points',
      cron: '5 * * * *',
      run: async (signal) => {
        await expirePoints(db, clock(), signal);
      },
    },
    {
      name: 'delete-old-saved-lists',
      cron: '55 3 * * *',
      run: () => deleteOldLists(db, clock()),
    },
    {
      name: 'delete-ended-exports',
      cron: '35 * * * *',
      run: () => deleteEndedExports(db, clock()),
    },
    {
      name: 'delete-withdrawn-reviews',
      cron: '20 * * * *',
      run: async (signal) => {
        await deleteWithdrawnReviews(db, clock(), signal);
        await deleteLoosePictures(db, clock(), signal);
      },
    },
    {
      name: 'delete-unused-returns',
      cron: '40 * * * *',
      run: () => deleteUnusedReturns(db, clock()),
    },
    {
      name: 'reconcile-payments',
      cron: '* * * * *',
      run: async (signal) => {
        await reconcilePayments(payments, signal);
      },
    },
    {
      name: 'write-due-event-mails',
      cron: '*/10 * * * *',
      run: async (signal) => {
        await writeDueMails({ db, clock, orders: payments.orders }, signal);
      },
    },
    {
      name: 'pass-seats-on',
      cron: '* * * * *',
      run: async (signal) => {
        await passSeatsOn({ db, clock }, signal);
      },
    },
    {
      name: 'end-abandoned-payments',
      cron: '* * * * *',
      run: async (signal) => {
        await endAbandonedPayments(db, clock(), signal);
      },
    },
    {
      // After an import with --images; nothing is due otherwise.
      name: 'fetch-images',
      cron: '* * * * *',
      run: async (signal) => {
        await fetchWantedImages({ db, storage, signal });
      },
    },
    {
      // Each list about once a day; one that failed again after an hour.
      name: 'refresh-pickup-points',
      cron: '*/10 * * * *',
      run: (signal) => refreshPointLists({ db, clock, signal }, pointLists),
    },
    {
      name: 'draw-ahead',
      cron: '*/10 * * * *',
      run: async (signal) => {
        await renderAhead({ db, storage, signal });
      },
    },
  ];
}

/**
 * What must happen after a commit and is no matter of the database alone, by topic. Without a mailer, mails become dead
 * letters of an unknown topic, which come back by themselves once there is one.
 */
export function shopTopics({
  db,
  storage,
  clock,
  privateStorage,
  viesUrl,
  mailer,
  payments,
  renderLetter,
  renderTicket,
}: Deps & {
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
        await renderAhead({ db, storage, signal });
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
