import type { Trx } from '../database.ts';
import { findDataSubject } from '../auth/service.ts';
import { sendMail } from '../mail/service.ts';
import type { NotifiedOrder } from '../orders/service.ts';

/** Tells who wanted to order what the administrator of the customer said to it. */
export async function notifyOfDecision(
  trx: Trx,
  { uuid, version, userId, approval }: Pick<NotifiedOrder, 'uuid' | 'version' | 'userId' | 'approval'>,
): Promise<void> {
  // Asked anew meanwhile: then the next decision counts.
  if (userId === null || approval === null || approval.state === 'waiting') return;
  const buyer = await findDataSubject(trx, userId);
  if (!buyer) return;
  await sendMail(trx, {
    template: 'approval-decision',
    to: buyer.email,
    language: buyer.language,
    shopId: buyer.shopId,
    // Each decision raises the version; what was denied may be decided on again.
    key: `approval-decision ${uuid} ${version}`,
    props: { name: buyer.name, uuid, state: approval.state, reason: approval.reason },
  });
}
