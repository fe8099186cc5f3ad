import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { writePage } from '../../test/write-page.ts';
import { blockNames, type BlockName } from '../domain/creator/block-names.ts';
import { layoutPositions } from '../domain/creator/placeholder-types.ts';
import { blockOf } from '../web/blocks/registry.ts';

/** A component as it may stand in the database, whatever the creator would say of it. */
interface Saved {
  name: string;
  props?: unknown;
  version?: number;
  children?: readonly Saved[];
}

const reported: unknown[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    report: (error) => reported.push(error),
    renderer: await import('../web/entry-server.tsx'),
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  reported.length = 0;
});

const open = (url: string) => server.app.inject({ url, headers: { host: 'localhost:3000' } });

/** Writes a page whose body is `blocks` between two that are right; answers its path. */
async function savePage(blocks: readonly Saved[]): Promise<string> {
  const { db } = server.database;
  const path = `/${randomUUID()}`;
  const title = (text: string) => ({ name: 'title_text', props: { title: text } });
  const route_uuid = await db.transaction().execute((trx) =>
    writePage(
      trx,
      {
        route: { type: 'ROUTE', name: path },
        schemes: [
          {
            path,
            language: 'et',
            placeholders: { MAIN: [title('Enne mõttetut'), title('Pärast mõttetut')] },
          },
        ],
      },
      new Date(),
    ),
  );
  const at = await db
    .selectFrom('component')
    .select(['route_uuid', 'placeholder_uuid', 'scheme_uuid'])
    .where('route_uuid', '=', route_uuid)
    .executeTakeFirstOrThrow();
  await saveRows(blocks, at);
  return path;
}

/** Writes blocks into a placeholder, unchecked. */
async function saveRows(
  blocks: readonly Saved[],
  at: { route_uuid: string; placeholder_uuid: string; scheme_uuid: string | null },
): Promise<void> {
  const rows: { saved: Saved; uuid: string; parent_uuid: string | null }[] = [];
  // A loop, as what is nested too deep for the shop is so for a test.
  const waiting = blocks.map((saved) => ({ saved, uuid: randomUUID(), parent_uuid: null as string | null }));
  for (let row = waiting.shift(); row; row = waiting.shift()) {
    const { uuid: parent_uuid } = row;
    rows.push(row);
    for (const saved of row.saved.children ?? []) waiting.push({ saved, uuid: randomUUID(), parent_uuid });
  }
  for (let from = 0; from < rows.length; from += 500)
    await server.database.db
      .insertInto('component')
      .values(
        rows.slice(from, from + 500).map(({ saved, uuid, parent_uuid }, index) => ({
          ...at,
          uuid,
          parent_uuid,
          index: from + index,
          name: saved.name,
          props: JSON.stringify(saved.props === undefined ? {} : saved.props) as never,
          props_version: saved.version ?? blockOf(saved.name)?.version ?? 1,
        })),
      )
      .execute();
}

const steal = '<script>steal()</script>';
const html = `"><img src=x onerror=steal()>${steal}</title></textarea><svg onload=steal()>' onmouseover='steal()`;
const document = (text: string, type = 'paragraph') => ({
  time: 0,
  version: '2.22.2',
  blocks: [{ id: 'a', type, data: { text, items: [text], url: text, caption: text, file: { url: text } } }],
});

/** What may stand where a prop should. */
const nonsense: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.5,
  '',
  '-1',
  'x'.repeat(100_000),
  '\u202e\u{1f487}',
  html,
  'javascript:steal()',
  ' JaVaScRiPt:steal()',
  'java\nscript:steal()',
  'data:text/html,<script>steal()</script>',
  '//evil.example/',
  '/\\evil.example',
  [],
  [[[[null]]]],
  [html, { et_EE: html }],
  {},
  { et_EE: html, xx_XX: 'tundmatu keel' },
  { et_EE: 5, en_US: null },
  { __proto__: null, constructor: 'x' },
  document(html),
  ...['header', 'list', 'image', 'quote', 'table', 'embed', 'raw', 'unknown'].map((type) =>
    document(html, type),
  ),
  { time: 0, version: '9', blocks: [null, 1, { type: 'paragraph' }] },
];

/** A block in the wrapper it needs, with its usual children. */
function placed(name: BlockName, props: unknown): Saved {
  const own = {
    name,
    props,
    children: (blockOf(name)!.sample.children ?? []).map((child) => ({
      name: child,
      props: blockOf(child)!.sample.props,
    })),
  };
  const wrapper = blockOf(name)!.requiresWrapper;
  return wrapper ? { name: wrapper, children: [own] } : own;
}

/** Opens a page: it must stand with what is right on it, and hold nothing that runs. */
async function expectToStand(blocks: readonly Saved[]): Promise<string> {
  const { statusCode, body } = await open(await savePage(blocks));
  expect(statusCode).toBe(200);
  expect(body).toContain('Enne mõttetut');
  expect(body).toContain('Pärast mõttetut');
  expectHarmless(body);
  return body;
}

/** Nothing of what was saved is markup, and no address runs or leads elsewhere. */
function expectHarmless(body: string): void {
  // In a quoted attribute such words are text.
  const bare = body.replaceAll(/="[^"]*"/g, '=""');
  expect(bare).not.toMatch(/<script>steal|<img src=x|<svg onload|<[^>]+\son\w+=/i);
  const addresses = [...body.matchAll(/\s(?:href|src|action|formaction|data|srcdoc|poster)="([^"]*)"/g)];
  for (const [, address] of addresses)
    expect(address).not.toMatch(/^\s*(?:j\s*a\s*v\s*a\s*script:|data:text|\/[/\\])/i);
}

describe.each(blockNames)('BL-%s', (name) => {
  test(`BL-${name} whatever is saved in its props, the page stands with the other blocks`, async () => {
    const { sample, schema } = blockOf(name)!;
    const whole: unknown[] = [...nonsense, { surplus: html }];
    await expectToStand([
      ...whole.map((props) => placed(name, props)),
      ...Object.keys(schema.shape).flatMap((prop) =>
        nonsense.map((value) => placed(name, { ...sample.props, [prop]: value })),
      ),
    ]);
    // A banner without its uuid must say so; nothing else may fail.
    const wanted =
      name === 'huge_banner' ? [expect.objectContaining({ message: 'parts of the page failed' })] : [];
    expect(reported).toEqual(wanted);
  });
});

/** Without the banner, which says what it lacks. */
const quietBlocks = blockNames.filter((name) => name !== 'huge_banner');

function forget(): void {
  for (const cache of [server.pageCache, server.cache]) cache.purge(['*']);
}

describe('trees', () => {
  test('CR-01 unknown names, versions to come, wrong places and children of none cost themselves alone', async () => {
    const body = await expectToStand([
      { name: 'flying_saucer', props: { title: html }, children: [{ name: 'spacer' }] },
      { name: '__proto__' },
      { name: 'constructor', props: null },
      { name: 'x'.repeat(64) },
      { name: 'spacer', version: 99 },
      { name: 'carousel_item', props: blockOf('carousel_item')!.sample.props },
      ...blockNames.map((name) => ({
        name: 'spacer',
        children: [placed(name, blockOf(name)!.sample.props)],
      })),
      ...blockNames.map((name) => ({ name, children: blockNames.map((child) => ({ name: child })) })),
      { name: 'title_text', props: { title: steal } },
    ]);
    expect(body).toContain('&lt;script&gt;steal()&lt;/script&gt;');
    expect(body).not.toContain('data-block="flying_saucer"');
  });

  test.each(['content_wrapper', 'accordion', 'placeholder', 'flying_saucer'])(
    'CR-01 3,000 %s within each other, and 3,000 beside each other',
    async (name) => {
      let nested: Saved = { name };
      for (let depth = 1; depth < 3_000; depth += 1) nested = { name, children: [nested] };
      await expectToStand([nested]);
      await expectToStand(Array.from({ length: 3_000 }, () => ({ name, props: { uniqueId: html } })));
    },
  );

  test('CR-01 LY-08 nonsense in the positions of every page leaves the page', async () => {
    const { db } = server.database;
    for (const position of layoutPositions) {
      const route_uuid = await db
        .transaction()
        .execute((trx) =>
          writePage(
            trx,
            { route: { type: 'SHADOW', name: position }, placeholders: { [position]: [] } },
            new Date(),
          ),
        );
      const { uuid: placeholder_uuid } = await db
        .selectFrom('placeholder')
        .select('uuid')
        .where('route_uuid', '=', route_uuid)
        .executeTakeFirstOrThrow();
      await saveRows(
        [...quietBlocks, 'flying_saucer'].flatMap((name) =>
          [null, html, { title: html, linkUrl: 'javascript:steal()' }].map((props) => ({ name, props })),
        ),
        { route_uuid, placeholder_uuid, scheme_uuid: null },
      );
    }
    forget();
    try {
      await expectToStand([]);
    } finally {
      await db.deleteFrom('creator_route').where('type', '=', 'SHADOW').execute();
      forget();
    }
    expect(reported).toEqual([]);
  });
});

test.each([
  ['CAMPAIGN', '/campaigns', {}],
  ['EVENT', '/events', { starts_at: '2036-11-21T10:00:00Z', ends_at: '2036-11-21T12:00:00Z' }],
  ['POST', '/inspiration', {}],
] as const)(
  'CR-01 whatever is saved of a %s, its list and its page stand or are missing',
  async (type, list, rightProps) => {
    const { db } = server.database;
    const paths = await Promise.all(
      [...nonsense, { starts_at: -1, ends_at: html, seats: -1, order: 1e308, tag: 5 }].map(
        async (props, index) => {
          const path = `${list}/mottetu-${index}`;
          const uuid = await db.transaction().execute((trx) =>
            writePage(
              trx,
              {
                route: { type, name: path, props: rightProps },
                schemes: [
                  { path, language: 'et', meta_title: html, placeholders: { MAIN: [{ name: 'spacer' }] } },
                ],
              },
              new Date(),
            ),
          );
          await db
            .updateTable('creator_route')
            .set({ props: JSON.stringify(props) as never })
            .where('uuid', '=', uuid)
            .execute();
          return path;
        },
      ),
    );
    const failed: string[] = [];
    for (const path of [list, ...paths]) {
      const { statusCode, body } = await open(path);
      if (statusCode !== 200 && statusCode !== 404) failed.push(path);
      expectHarmless(body);
    }
    expect(failed).toEqual([]);
    expect(reported).toEqual([]);
  },
);
