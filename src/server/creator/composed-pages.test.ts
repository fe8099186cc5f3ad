import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreator, type CreatorAtWork } from '../../../test/creator.ts';
import type { ServedRoutes } from '../../../test/routes.ts';
import type { Component, ComposedPage, Placeholder, Scheme } from '../../domain/creator/contract.ts';

let creator: CreatorAtWork;
let database: CreatorAtWork['database'];
let shop: CreatorAtWork['shop'];
let write: CreatorAtWork['write'];

beforeAll(async () => {
  creator = await startCreator();
  ({ database, shop, write } = creator);
});
afterAll(() => creator.stop());

const home = (title: string) => ({
  path: '/',
  meta_title: title,
  placeholders: {
    MAIN: [
      { name: 'title_text', props: { title: { et_EE: 'Tere/-/tulemast', en_US: 'Welcome' } } },
      {
        name: 'split_preview_wrapper',
        children: [
          { name: 'split_preview', props: { title: 'a', imgSrc: '/media/1200/known.webp' } },
          { name: 'split_preview', props: { title: 'b', imgSrc: '/media/1200/unknown.webp' } },
        ],
      },
      {
        name: 'excerpt',
        props: {
          body: {
            version: '2.19.0',
            blocks: [{ id: 'a', type: 'paragraph', data: { text: 'Algus <b onclick="x()">siin</b>' } }],
          },
        },
      },
    ],
  },
});

describe('composed pages', () => {
  beforeAll(async () => {
    await database.db
      .insertInto('file')
      .values({
        kind: 'images',
        key: 'known.webp',
        mime: 'image/webp',
        size: 1,
        width: 1200,
        height: 800,
        color: '#aabbcc',
        focal_x: 0.75,
        focal_y: 0.5,
        sha256: 'x',
      })
      .execute();
    await write({
      route: { type: 'ROUTE', name: 'home' },
      schemes: [
        { ...home('Avaleht'), language: 'et' },
        { ...home('Home'), language: 'en', meta_description: 'All for salons' },
        { ...home('Äriklient'), language: 'et', is_business: true },
        { ...home('Läti'), language: 'et', shop_id: 3 },
        { ...home('Mustand'), language: 'ru', visibility: 'UNPUBLISHED' },
      ],
    });
  });
  const page = (audience: Parameters<ServedRoutes['get']>[1] = {}, query = 'path=/') =>
    shop.get<ComposedPage>(`/api/v1/creator/composed-page/?${query}`, audience);

  test('CR-02 RT-01 the page of a path comes as checked trees in the language of the reader', async () => {
    const { status, body } = await page();
    expect(status).toBe(200);
    expect(body.scheme).toMatchObject({
      meta_title: 'Avaleht',
      language: 'et',
      path: '/',
      visibility: 'PUBLISHED',
    });
    expect(body.placeholders.map((one) => one.type)).toEqual(['MAIN']);
    const nodes = body.placeholders[0]!.components;
    expect(nodes.map((node) => node.name)).toEqual(['title_text', 'split_preview_wrapper', 'excerpt']);
    expect(nodes[0]!.props).toMatchObject({ title: 'Tere\u{ad}tulemast', level: 2, alignment: 'left' });
    expect(nodes[1]!.children.map((node) => node.props['title'])).toEqual(['a', 'b']);
  });

  test('CR-02 pictures of the media library come with their size, colour and focal point', async () => {
    const { body } = await page();
    expect(body.pictures).toEqual({
      '/media/1200/known.webp': {
        width: 1200,
        height: 800,
        color: '#aabbcc',
        focal: { x: 0.75, y: 0.5 },
      },
    });
  });

  test('CR-01 the beginning of the excerpt describes a page without a description', async () => {
    expect((await page()).body.scheme.meta_description).toBe('Algus siin');
    expect((await page({ language: 'en' })).body.scheme.meta_description).toBe('All for salons');
  });

  test('CR-02 language, audience and shop choose the scheme; a draft is shown to nobody', async () => {
    const title = async (audience: Parameters<typeof page>[0]) =>
      (await page(audience)).body.scheme.meta_title;
    expect(await title({ language: 'en' })).toBe('Home');
    expect(await title({ language: 'ru' })).toBe('Avaleht');
    expect(await title({ language: 'lv', shopId: 3 })).toBe('Läti');
    expect(await title({ isBusiness: true })).toBe('Äriklient');
    expect((await page({}, 'path=/&language=en')).body.scheme.meta_title).toBe('Home');
  });

  test('RT-09 a path nobody composed is not found, nor is a page of another type', async () => {
    const missing = await shop.get('/api/v1/creator/composed-page/?path=/pole');
    expect(missing).toMatchObject({ status: 404, body: { code: 'SCHEME_NOT_FOUND' } });
    expect((await shop.get('/api/v1/creator/composed-page/?path=/&type=POST')).status).toBe(404);
  });

  test('CR-02 schemes by path: the best first, other languages only when asked for', async () => {
    const ask = async (query: string) =>
      (await shop.get<Scheme[]>(`/api/v1/creator/schemes-by-path/?${query}`)).body.map(
        (one) => one.meta_title,
      );
    expect(await ask('path=/&type=route&language=en')).toEqual(['Home']);
    expect(await ask('path=/&language=ru')).toEqual([]);
    expect(await ask('path=/&language=ru&allow_fallback=true')).toEqual(['Avaleht', 'Home']);
    expect(await ask('path=/&is_business=true')).toEqual(['Äriklient', 'Avaleht']);
    expect(await ask('type=ROUTE&existence_only=true')).toHaveLength(1);
    expect(await ask('type=EVENT&existence_only=true')).toEqual([]);
  });

  test('CR-02 components and placeholders of a scheme and a route', async () => {
    const { body } = await page();
    const { uuid, route_uuid } = body.scheme;
    const components = await shop.get<Component[]>(
      `/api/v1/creator/components-v2/?scheme_uuid=${uuid}&language=et`,
    );
    expect(
      components.body.filter((one) => one.parent_uuid === null).map((one) => [one.name, one.index]),
    ).toEqual([
      ['title_text', 0],
      ['split_preview_wrapper', 1],
      ['excerpt', 2],
    ]);
    const placeholders = await shop.get<Placeholder[]>(
      `/api/v1/creator/placeholders/?route_uuid=${route_uuid}`,
    );
    expect(placeholders.body).toHaveLength(4);
    expect(placeholders.body.every((one) => one.type === 'MAIN')).toBe(true);
    const ofRoute = await shop.get<Component[]>(`/api/v1/creator/components/?route_uuid=${route_uuid}`);
    expect(ofRoute.body).toHaveLength(20);
  });

  test('CR-02 what is not published cannot be had by its uuid either', async () => {
    const draft = await database.db
      .selectFrom('scheme')
      .select('uuid')
      .where('meta_title', '=', 'Mustand')
      .executeTakeFirstOrThrow();
    expect((await shop.get(`/api/v1/creator/components-v2/?scheme_uuid=${draft.uuid}`)).status).toBe(404);
    expect((await shop.get(`/api/v1/creator/components-v2/?scheme_uuid=${randomUUID()}`)).status).toBe(404);
  });

  test.each([
    ['schemes-by-path/?type=BLOG', 'type'],
    ['schemes-by-path/?language=de', 'language'],
    ['schemes-by-path/?path=tarne', 'path'],
    ['schemes-by-path/?is_business=perhaps', 'is_business'],
    ['schemes-by-path/?kind=ROUTE', 'kind'],
    ['components-v2/?scheme_uuid=7', 'scheme_uuid'],
    ['components-v2/', 'scheme_uuid'],
    ['composed-page/', 'path'],
    ['shared-placeholders/?types=MAIN', 'types'],
    ['posts/?page=0', 'page'],
    ['posts/?page_size=1000', 'page_size'],
    ['posts/?type=ROUTE', 'type'],
    ['posts/?date=21.11.2026', 'date'],
  ])('ER-01 %s is refused with its field', async (address, field) => {
    const { status, body } = await shop.get<Record<string, unknown>>(`/api/v1/creator/${address}`);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
  });
});

describe('blocks that do not fit', () => {
  test('CR-01 an unknown block and wrong props stay in their place with their problem, the rest is rendered', async () => {
    const route = await write({
      route: { type: 'ROUTE', name: 'broken' },
      schemes: [
        {
          path: '/katki',
          language: 'et',
          placeholders: {
            MAIN: [{ name: 'spacer' }, { name: 'spacer' }, { name: 'spacer' }, { name: 'spacer' }],
          },
        },
      ],
    });
    const rows = await database.db
      .selectFrom('component')
      .select('uuid')
      .where('route_uuid', '=', route)
      .orderBy('index')
      .execute();
    await database.db
      .updateTable('component')
      .set({ name: 'flying_saucer' })
      .where('uuid', '=', rows[0]!.uuid)
      .execute();
    await database.db
      .updateTable('component')
      .set({ props: { height: 'high' } })
      .where('uuid', '=', rows[1]!.uuid)
      .execute();
    await database.db
      .updateTable('component')
      .set({ props_version: 99 })
      .where('uuid', '=', rows[2]!.uuid)
      .execute();
    const { body } = await shop.get<ComposedPage>('/api/v1/creator/composed-page/?path=/katki');
    expect(body.placeholders[0]!.components).toMatchObject([
      { name: 'flying_saucer', problem: 'unknown_block', props: {} },
      { name: 'spacer', problem: 'invalid_props', props: {} },
      { name: 'spacer', problem: 'invalid_props', props: {} },
      { name: 'spacer', props: { height: 32 } },
    ]);
  });

  test('CR-01 a shared block shows its template wherever that stands, and nothing once it is gone', async () => {
    const shared = await write({
      route: { type: 'ROUTE', name: 'shared' },
      schemes: [
        {
          path: '/jagatud',
          language: 'et',
          placeholders: {
            MAIN: [
              {
                name: 'accordion',
                props: { title: 'KKK' },
                children: [{ name: 'accordion_toggle', props: { title: 'Tarne' } }],
              },
            ],
          },
        },
      ],
    });
    const user = await write({
      route: { type: 'ROUTE', name: 'user' },
      schemes: [{ path: '/kasutab', language: 'et', placeholders: { MAIN: [{ name: 'accordion' }] } }],
    });
    const template = await database.db
      .selectFrom('component')
      .select('uuid')
      .where('route_uuid', '=', shared)
      .where('name', '=', 'accordion')
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('component')
      .set({ template_uuid: template.uuid })
      .where('route_uuid', '=', user)
      .execute();
    const ask = async () =>
      (await shop.get<ComposedPage>('/api/v1/creator/composed-page/?path=/kasutab')).body.placeholders[0]!
        .components;
    expect(await ask()).toMatchObject([
      { props: { title: 'KKK' }, children: [{ props: { title: 'Tarne' } }] },
    ]);
    await database.db
      .updateTable('component')
      .set({
        template_uuid: (
          await database.db
            .selectFrom('component')
            .select('uuid')
            .where('name', '=', 'accordion_toggle')
            .executeTakeFirstOrThrow()
        ).uuid,
      })
      .where('route_uuid', '=', user)
      .execute();
    expect(await ask()).toMatchObject([{ problem: 'missing_template', children: [] }]);
  });
});
