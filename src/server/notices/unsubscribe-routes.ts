import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../domain/errors.ts';
import { unsubscribePath } from '../../domain/notices/calls.ts';
import { noticeKey } from '../../domain/notices/contract.ts';
import type { Db } from '../database.ts';
import { wantsPage } from '../platform/wants-page.ts';
import type { NoticeKeys } from './keys.ts';
import { unsubscribe } from './switches.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  keys: NoticeKeys;
}

const maxBodyBytes = 4096;
/** Of one address: mail services press for many people. */
const pressesPerMinute = 300;

/**
 * The end of mails by one press: of a mail program (RFC 8058) or of the page that works without script. It asks nobody who
 * they are, so it takes no cookie and no token, and needs none: the key in the address is the right to say no. Looking at
 * the address does nothing, as programs that check links look at all of them.
 */
export function unsubscribeRoutes({ db, clock, keys }: Deps) {
  return (app: FastifyInstance): void => {
    // What is in the body does not matter; mail programs send either kind of form.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, String(body)),
    );

    app.post(
      unsubscribePath,
      {
        schema: { hide: true },
        config: { rateLimit: { max: pressesPerMinute, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        const { success, data } = noticeKey.safeParse(request.query);
        if (!success) throw new ShopError('NOTICE_LINK_INVALID');
        const isPage = wantsPage(request);
        const source = isPage ? 'unsubscribe_page' : 'mail_program';
        await db.transaction().execute((trx) => unsubscribe(trx, keys, { key: data.key, source }, clock()));
        reply.header('cache-control', 'no-store');
        if (!isPage) return reply.code(200).send();
        return reply.redirect(`/notices?${new URLSearchParams({ key: data.key, done: '1' })}`, 303);
      },
    );
  };
}
