import { hash, randomBytes } from 'node:crypto';
import { ShopError } from '../../domain/errors.ts';
import type { Confirmed } from '../../domain/notices/contract.ts';
import { noticeTextVersion, type NoticeKind, type NoticeSource } from '../../domain/notices/kinds.ts';
import { confirmationMs, confirmationsPerDay, sameQuestionMs } from '../../domain/notices/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { sendMail } from '../mail/service.ts';
import * as queries from './confirmation-queries.ts';
import { giveConsent, mayNotify } from './consents.ts';

const dayMs = 24 * 3_600_000;
const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Somebody, perhaps not its owner, typed an address. */
interface Question {
  email: string;
  kind: NoticeKind;
  source: NoticeSource;
}

/**
 * Asks the owner of an address by letter whether the wish was theirs. Nobody learns whether they were asked: an address
 * that has said yes gets no letter, and none more than a few a day, with the same answer.
 */
export async function askByMail(
  trx: Trx,
  { shopId, language }: Pick<Audience, 'shopId' | 'language'>,
  { email, kind, source }: Question,
  now: Date,
): Promise<void> {
  if (await mayNotify(trx, kind, email)) return;
  await queries.lockAddress(trx, email);
  const asked = await queries.countConfirmations(
    trx,
    { email, kind, productId: null },
    { since: new Date(now.getTime() - dayMs), sameSince: new Date(now.getTime() - sameQuestionMs) },
  );
  if (asked.same > 0 || asked.all >= confirmationsPerDay) return;
  const token = randomBytes(32).toString('base64url');
  await queries.insertConfirmation(trx, {
    token_hash: hashOf(token),
    email,
    kind,
    source,
    product_id: null,
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
    props: { token, kind },
    key: `confirm-notice ${hashOf(token).toString('hex')}`,
  });
}

/**
 * The owner of the address says yes. Following the link again, as after an answer that was lost, changes nothing, also not
 * for who has said no meanwhile.
 * @throws ShopError TOKEN_INVALID for a link that is wrong or has expired
 */
export async function confirmNotice(trx: Trx, token: string, now: Date): Promise<Confirmed> {
  const asked = await queries.lockConfirmation(trx, hashOf(token), now);
  if (!asked) throw new ShopError('TOKEN_INVALID');
  const { email, kind, source, language, product_id: product } = asked;
  if (asked.confirmed_at === null) {
    await queries.setConfirmed(trx, asked.token_hash, now);
    await giveConsent(
      trx,
      {
        email,
        kind,
        source,
        language,
        shopId: asked.shop_id,
        textVersion: asked.text_version,
        askedAt: asked.asked_at,
      },
      now,
    );
  }
  return { kind, email, product };
}
