import { deleteExpiredAccess, deleteUnfinishedLogins } from './auth/service.ts';
import { deleteOldConsentRecords } from './consent/service.ts';
import { deleteExpiredInvitations } from './customers/service.ts';
import type { Db } from './database.ts';
import { refreshPointLists, type ListSource } from './delivery/service.ts';
import { renderAhead } from './files/render-ahead.ts';
import type { Storage } from './files/storage.ts';
import { fetchWantedImages } from './files/wanted-images.ts';
import { expirePoints } from './loyalty/service.ts';
import { deleteOldMails } from './mail/service.ts';
import {
  deleteOldNoticeRecords,
  remindOfCarts,
  notifyNextWaiting,
  notifyOfPriceDrops,
} from './notices/service.ts';
import { deleteOldDrafts, endAbandonedPayments } from './orders/service.ts';
import { reconcilePayments, type PaymentServices } from './payments/service.ts';
import type { Job } from './platform/jobs.ts';
import { deleteOldIdempotencyKeys } from './platform/idempotency.ts';
import { deleteEndedExports } from './personal-data/service.ts';
import { deleteLoosePictures, deleteWithdrawnReviews, inviteToReview } from './reviews/service.ts';
import { deleteOldLists } from './saved-lists/service.ts';
import { deleteUnusedReturns } from './returns/service.ts';
import { rebuildSearch } from './search/service.ts';
import { passSeatsOn, writeDueMails } from './tickets/service.ts';

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
  picturesAhead,
  pointLists,
  payments,
  reviewInvitationDays,
}: Deps & {
  picturesAhead: number;
  pointLists: readonly ListSource[];
  payments: PaymentServices;
  reviewInvitationDays: number;
}): Job[] {
  return [
    {
      // Rows in order of popularity make broad searches quick; changes of the day have loosened it.
      name: 'search-rebuild',
      cron: '30 3 * * *',
      run: () => rebuildSearch(db, clock),
    },
    { name: 'delete-idempotency-keys', cron: '15 * * * *', run: () => deleteOldIdempotencyKeys(db) },
    {
      name: 'delete-expired-invitations',
      cron: '25 * * * *',
      run: () => deleteExpiredInvitations(db, clock()),
    },
    { name: 'delete-mails', cron: '45 3 * * *', run: () => deleteOldMails(db) },
    { name: 'delete-unfinished-logins', cron: '45 * * * *', run: () => deleteUnfinishedLogins(db) },
    { name: 'delete-consent-records', cron: '50 3 * * *', run: () => deleteOldConsentRecords(db) },
    {
      name: 'notify-of-price-drops',
      cron: '*/15 8-20 * * *',
      run: (signal) => notifyOfPriceDrops(db, clock, signal),
    },
    { name: 'remind-of-carts', cron: '*/30 8-20 * * *', run: (signal) => remindOfCarts(db, clock, signal) },
    {
      name: 'invite-to-review',
      cron: '40 8-20 * * *',
      run: (signal) => inviteToReview({ db, clock, days: reviewInvitationDays, signal }),
    },
    {
      // Those who come next, of what is still there some hours after the first mails.
      name: 'notify-next-waiting',
      cron: '20 8-20 * * *',
      run: () => notifyNextWaiting(db, clock()),
    },
    { name: 'delete-notice-records', cron: '40 3 * * *', run: () => deleteOldNoticeRecords(db, clock()) },
    { name: 'delete-expired-access', cron: '25 * * * *', run: () => deleteExpiredAccess(db, clock()) },
    { name: 'delete-old-drafts', cron: '55 3 * * *', run: () => deleteOldDrafts(db, clock()) },
    {
      // Soon after each midnight in Tallinn; the others find what was being paid with then.
      name: 'expire-points',
      cron: '5 * * * *',
      run: (signal) => expirePoints(db, clock(), signal),
    },
    { name: 'delete-old-saved-lists', cron: '55 3 * * *', run: () => deleteOldLists(db, clock()) },
    { name: 'delete-ended-exports', cron: '35 * * * *', run: () => deleteEndedExports(db, clock()) },
    {
      name: 'delete-withdrawn-reviews',
      cron: '20 * * * *',
      run: async (signal) => {
        await deleteWithdrawnReviews(db, clock(), signal);
        await deleteLoosePictures(db, clock(), signal);
      },
    },
    { name: 'delete-unused-returns', cron: '40 * * * *', run: () => deleteUnusedReturns(db, clock()) },
    { name: 'reconcile-payments', cron: '* * * * *', run: (signal) => reconcilePayments(payments, signal) },
    {
      name: 'write-due-event-mails',
      cron: '*/10 * * * *',
      run: (signal) => writeDueMails({ db, clock, orders: payments.orders }, signal),
    },
    { name: 'pass-seats-on', cron: '* * * * *', run: (signal) => passSeatsOn({ db, clock }, signal) },
    {
      name: 'end-abandoned-payments',
      cron: '* * * * *',
      run: (signal) => endAbandonedPayments(db, clock(), signal),
    },
    {
      // After an import with --images; nothing is due otherwise.
      name: 'fetch-images',
      cron: '* * * * *',
      run: (signal) => fetchWantedImages({ db, storage, signal }),
    },
    {
      // Each list about once a day; one that failed again after an hour.
      name: 'refresh-pickup-points',
      cron: '*/10 * * * *',
      run: (signal) => refreshPointLists({ db, clock, signal }, pointLists),
    },
    {
      name: 'render-ahead',
      cron: '*/10 * * * *',
      run: (signal) => renderAhead({ db, storage, limit: picturesAhead, signal }),
    },
  ];
}
