import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPrice, buildPriceList, buildProduct, buildStock } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import type { SearchAnswer } from '../../../domain/search/contract.ts';
import { announceChanged } from '../../changes/service.ts';
import { consumeOutbox, type OutboxConsumer } from '../../platform/outbox-consumer.ts';
import { rebuildSearch, searchHandlers, startSearchFeed } from '../feed.ts';
import { startListingIndex, type ListingIndex } from './follow.ts';

let server: TestServer;
let outbox: OutboxConsumer;
let second: ListingIndex;
const failures: unknown[] = [];
let now = new Date();

beforeAll(async () => {
  server = await startTestServer();
  outbox = consumeOutbox(
    server.database.db,
    searchHandlers(() => now),
    {
      onError: (error) => failures.push(error),
      onDeadLetter: (letter) => failures.push(letter),
    },
  );
  second = startListingIndex(server.database.db, { onError: (error) => failures.push(error) });
});
afterAll(async () => {
  await second.stop();
  await outbox.stop();
  await server.stop();
  expect(failures).toEqual([]);
});

const change = async (ids: number[]) => {
  await server.database.db.transaction().execute((trx) => announceChanged(trx, { product_ids: ids }));
  await outbox.drain();
};
const idsOf = async (query: string) => {
  const answer = await server.app.inject(`/api/v1/products/elastic/search/new/?standalone=true&${query}`);
  return answer.json<SearchAnswer>().results.map((one) => one.id);
};

describe('the index follows the documents', () => {
  test('PL-02 what changed is found the next moment, through the answers cached before', async () => {
    const { db } = server.database;
    const { id } = await buildProduct(db, { cents: 777, stock: { TLN: 1 } });
    await change([id]);
    await vi.waitFor(async () =>
      expect(await idsOf('price_start=7.77&price_end=7.77&in_stock=true')).toEqual([id]),
    );
    await buildStock(db, id, { TLN: 0 });
    await change([id]);
    await vi.waitFor(async () =>
      expect(await idsOf('price_start=7.77&price_end=7.77&in_stock=true')).toEqual([]),
    );
    await db.updateTable('product').set({ is_disabled: true }).where('id', '=', id).execute();
    await change([id]);
    await vi.waitFor(async () => expect(await idsOf('price_start=7.77&price_end=7.77')).toEqual([]));
  });

  test('PL-07 a campaign that begins changes the filter by discount, as the clock tells', async () => {
    const { db } = server.database;
    const begins = new Date(now.getTime() + 3_600_000);
    const { id } = await buildProduct(db, { cents: 5000 });
    const list = await buildPriceList(db, { from: begins, to: new Date(begins.getTime() + 3_600_000) });
    await buildPrice(db, id, { cents: 2000, list: list.id });
    await startSearchFeed(db, () => now);
    await change([id]);
    expect(await idsOf('discount_rate=60')).toEqual([]);
    now = begins;
    server.setNow(begins);
    await startSearchFeed(db, () => now);
    await outbox.drain();
    await vi.waitFor(async () => expect(await idsOf('discount_rate=60')).toEqual([id]));
  });

  test('SR-05 a process that hears no notice has looked after a second, and reads all again after a rebuild', async () => {
    const { db } = server.database;
    const { id } = await buildProduct(db, { cents: 300 });
    await change([id]);
    await vi.waitFor(() => expect(second.columns?.find(id)).toBeDefined());
    const { columns } = second;
    await rebuildSearch(db, () => now);
    await vi.waitFor(() => expect(second.columns).not.toBe(columns));
    expect(second.columns!.find(id)).toBeDefined();
    expect(await second.isCurrent()).toBe(true);
  });
});
