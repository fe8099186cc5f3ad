import type { NoticeSource } from '../../domain/notices/kinds.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { askByMail, giveConsent, isAddressOf } from '../notices/service.ts';

/**
 * Somebody wants the newsletter at an address, in lower case. Who is signed in with it gets it at once; anybody else may
 * have typed a stranger's, so its owner is asked by mail. The answer is the same whatever comes of it.
 */
export async function subscribe(
  trx: Trx,
  { user, audience }: Visitor,
  { email, source }: { email: string; source: NoticeSource },
  now: Date,
): Promise<{ email: string }> {
  const wish = { email, kind: 'newsletter', source } as const;
  if (user && (await isAddressOf(trx, user.id, email)))
    await giveConsent(trx, { ...wish, language: audience.language, shopId: audience.shopId }, now);
  else await askByMail(trx, audience, wish, now);
  return { email };
}
