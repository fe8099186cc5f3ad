import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEvents } from '../../../seed/content/write-events.ts';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { eventsCall } from '../../domain/events/calls.ts';
import type { EventPage } from '../../domain/events/contract.ts';
import { makeRetailLists } from '../pricing/service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

test.each(['2026-11-23T08:00:00Z', '2028-07-01T08:30:00Z'])(
  'EV-01 loaded at %s, the demo has events to come, in progress, over and full, taught in five languages',
  async (loadedAt) => {
    const now = new Date(loadedAt);
    server.setNow(now);
    await server.database.db.transaction().execute(async (trx) => {
      await makeRetailLists(trx, [
        { id: 2, code: 'EE' },
        { id: 3, code: 'LV' },
        { id: 4, code: 'FI' },
      ]);
      // Loading again changes nothing.
      for (let times = 0; times < 2; times += 1) await writeEvents(trx, (file) => file, now);
    });
    server.cache.purge(['events']);
    const ask = callerOf(server);
    const { results, filters } = (
      await ask<typeof eventsCall, EventPage>(eventsCall, { params: { page_size: 60 } })
    ).body;
    expect(new Set(results.map(({ progress }) => progress))).toEqual(new Set([0, 1, 2]));
    expect(new Set(results.map(({ language }) => language))).toEqual(new Set(['et', 'en', 'ru', 'fi', 'lv']));
    expect(filters.locations.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['tallinn', 'tartu', 'riga', 'online']),
    );
    const full = results.find(({ template }) => template === 'toning-riga')!;
    expect([full.progress, full.tickets.map(({ available_stock }) => available_stock)]).toEqual([0, [0]]);
    const { waiting } = await server.database.db
      .selectFrom('event_waitlist')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('event_id', '=', full.id)
      .executeTakeFirstOrThrow();
    expect(Number(waiting)).toBe(3);
  },
);
