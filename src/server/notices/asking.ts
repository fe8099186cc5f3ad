import { hash, randomBytes } from 'node:crypto';
import { noticeTextVersion, type NoticeKind, type NoticeSource } from '../../domain/notices/kinds.ts';
import { confirmationMs, confirmationsPerDay, sameQuestionMs } from '../../domain/notices/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import * as queries from './confirmation-queries.ts';
import { mayNotify } from './consents.ts';

const dayMs = 24 * 3_600_000;
export const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Somebody, perhaps not its owner, typed an address. */
interface Question {
  email: string;
  kind: NoticeKind;
  source: NoticeSource;
  /** What is to come back; each is asked for on its own. */
  product?: { id: number; name: string };
}

/**
 * Asks the owner of an address by mail whether the wish was theirs. Nobody learns whether they were asked: an address
 * that has said yes gets no mail, and none more than a few a day, with the same answer.
 */
export async function askByMail(
  trx: Trx,
  { shopId, countryId, language }: Pick<Audience, 'shopId' | 'countryId' | 'language'>,
  { email, kind, source, product }: Question,
  now: Date,
): Promise<void> {
  if (!product && (await mayNotify(trx, kind, email))) return;
  await queries.lockAddress(trx, email);
  const asked = await queries.countConfirmations(
    trx,
    { email, kind, productId: product?.id ?? null },
    { since: new Date(now.getTime() - dayMs), sameSince: new Date(now.getTime() - sameQuestionMs) },
  );
  if (asked.same > 0 || asked.all >= confirmationsPerDay) return;
  const token = randomBytes(32).toString('base64url');
  await queries.insertConfirmation(trx, {
    token_hash: hashOf(token),
    email,
    kind,
    source,
    product_id: product?.id ?? null,
    country_id: countryId,
    text_version: noticeTextVersion,
    language,
    shop_id: shopId,
    asked_at: now,
    expires_at: new Date(now.getTime() + confirmationMs),
    confirmed_at: null,
  });
  await sendMail(trx, {
    template: 'confirm-notice',
    to: email,
    language,
    shopId,
    props: { token, kind, product: product?.name ?? null },
    key: `confirm-notice ${hashOf(token).toString('hex')}`,
  });
}
