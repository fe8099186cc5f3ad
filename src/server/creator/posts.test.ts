import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreator, type CreatorAtWork } from '../../../test/creator.ts';
import type { ServedRoutes } from '../../../test/routes.ts';
import type { ComposedPage, PostPage } from '../../domain/creator/contract.ts';

let creator: CreatorAtWork;
let database: CreatorAtWork['database'];
let shop: CreatorAtWork['shop'];
let write: CreatorAtWork['write'];

beforeAll(async () => {
  creator = await startCreator();
  ({ database, shop, write } = creator);
});
afterAll(() => creator.stop());

test('LY-14 a title breaks where its editor says, on the page and in lists', async () => {
  await write({
    route: { type: 'POST', name: 'pikk' },
    schemes: [
      {
        path: '/inspiration/pikk',
        language: 'et',
        meta_title: 'Juukse/-/hooldus',
        meta_description: 'Niisutus/-/hooldus',
        placeholders: {},
      },
    ],
  });
  const shown = { meta_title: 'Juukse\u{ad}hooldus' };
  const page = await shop.get('/api/v1/creator/composed-page/?type=POST&path=/inspiration/pikk');
  expect(page.body).toMatchObject({ scheme: { ...shown, meta_description: 'Niisutus\u{ad}hooldus' } });
  const list = await shop.get('/api/v1/creator/posts/?type=POST');
  expect(list.body).toMatchObject({ results: [{ ...shown, description: 'Niisutus\u{ad}hooldus' }] });
  await database.db.deleteFrom('creator_route').where('name', '=', 'pikk').execute();
});

describe('lists of posts', () => {
  const scheme = (path: string, title: string, more: object = {}) => ({
    path,
    language: 'et' as const,
    meta_title: title,
    placeholders: {},
    ...more,
  });
  const ask = async (query: string, audience: Parameters<ServedRoutes['get']>[1] = {}) =>
    (await shop.get<PostPage>(`/api/v1/creator/posts/?${query}`, audience)).body;
  const titles = (page: PostPage) => page.results.map((post) => post.meta_title);

  beforeAll(async () => {
    for (const [name, order, is_highlighted] of [
      ['Kolmas', 2, false],
      ['Eriline', -1, true],
      ['Esimene', 0, false],
    ] as const) {
      await write({
        route: { type: 'CAMPAIGN', name, props: { order, is_highlighted } },
        schemes: [scheme(`/campaigns/${name.toLowerCase()}`, name)],
      });
    }
    for (const day of [10, 12, 11]) {
      await write({
        route: {
          type: 'POST',
          name: `artikkel ${day}`,
          props: { tag: { et_EE: 'Hooldus', ru_RU: 'Уход' }, reading_minutes: 5 },
        },
        schemes: [
          scheme(`/inspiration/${day}`, `Artikkel ${day}`, { created_at: new Date(Date.UTC(2026, 10, day)) }),
          ...(day === 12
            ? [
                scheme(`/inspiration/${day}`, 'Статья', {
                  language: 'ru',
                  created_at: new Date(Date.UTC(2026, 10, day)),
                }),
              ]
            : []),
        ],
      });
    }
    const event = (name: string, from: string, to: string, more: object = {}) =>
      write({
        route: {
          type: 'EVENT',
          name,
          props: {
            starts_at: from,
            ends_at: to,
            location: { et_EE: 'Tallinn' },
            event_language: 'et',
            event_category: 'Värvimine',
            price: 90,
            seats: 3,
            ...more,
          },
        },
        schemes: [scheme(`/events/${name.toLowerCase()}`, name)],
      });
    await event('Hiljem', '2026-12-08T09:00:00Z', '2026-12-08T13:00:00Z');
    await event('Möödas', '2026-11-01T09:00:00Z', '2026-11-01T13:00:00Z');
    await event('Kohe', '2026-11-25T08:00:00Z', '2026-11-25T14:00:00Z', {
      location: 'Riga',
      event_language: 'lv',
      event_category: 'Meik',
      seats: null,
      price: 0,
    });
    await event('Praegu', '2026-11-21T08:00:00Z', '2026-11-21T23:30:00Z');
  });

  test('CN-01 campaigns: the special one first, then by their order', async () => {
    const page = await ask('type=campaign');
    expect(titles(page)).toEqual(['Eriline', 'Esimene', 'Kolmas']);
    expect(page.results[0]!.campaign).toEqual({ order: -1, is_highlighted: true });
  });

  test('CN-01 the page of a campaign names the campaign whose products belong to it', async () => {
    const route = await database.db
      .selectFrom('creator_route')
      .select('uuid')
      .where('name', '=', 'Eriline')
      .executeTakeFirstOrThrow();
    const campaign = await database.db
      .insertInto('campaign')
      .values({ code: 'eriline', route_uuid: route.uuid })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await shop.get<ComposedPage>(
      '/api/v1/creator/composed-page/?type=CAMPAIGN&path=/campaigns/eriline',
    );
    expect(body.route.props).toMatchObject({ order: -1, campaign_id: campaign.id });
  });

  test('CN-02 articles: the newest first, a page at a time, each once in the best language', async () => {
    const first = await ask('page_size=2');
    expect(titles(first)).toEqual(['Artikkel 12', 'Artikkel 11']);
    expect(first).toMatchObject({
      count: 3,
      previous: null,
      next: '/api/v1/creator/posts/?page_size=2&page=2',
    });
    expect(titles(await ask('page_size=2&page=2'))).toEqual(['Artikkel 10']);
    expect(titles(await ask('page_size=2&page=9'))).toEqual([]);
    const russian = await ask('', { language: 'ru' });
    expect(titles(russian)).toEqual(['Статья', 'Artikkel 11', 'Artikkel 10']);
    expect(russian.results[0]!.article).toEqual({ tag: 'Уход', reading_minutes: 5 });
  });

  test('CN-02 events: what is to come by day, then what is over; filters and their values', async () => {
    const all = await ask('type=EVENT');
    expect(titles(all)).toEqual(['Praegu', 'Kohe', 'Hiljem', 'Möödas']);
    expect(all.results.map((post) => post.event!.progress)).toEqual([1, 0, 0, 2]);
    expect(all.filters).toEqual({
      locations: ['Riga', 'Tallinn'],
      languages: ['et', 'lv'],
      categories: ['Meik', 'Värvimine'],
    });
    expect(titles(await ask('type=EVENT&upcoming=true'))).toEqual(['Praegu', 'Kohe', 'Hiljem']);
    expect(titles(await ask('type=EVENT&location=Riga'))).toEqual(['Kohe']);
    expect(titles(await ask('type=EVENT&event_language=et&event_category=Värvimine&upcoming=true'))).toEqual([
      'Praegu',
      'Hiljem',
    ]);
    // Past midnight in Tallinn the event of the 21st is still going on.
    expect(titles(await ask('type=EVENT&date=2026-11-22'))).toEqual(['Praegu']);
  });
});
