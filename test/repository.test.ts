import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * The arrows between the rooms (CONTRIBUTING.md): what a file may import. An exception stands here with its
 * reason, or it is a mistake.
 */
interface Arrow {
  from: string;
  to: string;
  isType: boolean;
}

const project = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(path.join(project, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing[./]/.test(name));
const arrows = sources.flatMap(arrowsOf).filter(({ to }) => to !== 'asset');

/** Files where rooms meet, so they may reach into all of them. */
const entries = new Set(['src/main.ts', 'src/dev.ts', 'src/server/import/cli.ts']);

/** Fetched in the creator alone. */
const forEditors = new Set(['src/web/blocks/BlockProblemBox.tsx']);

const broken = (isBroken: (arrow: Arrow) => boolean): string[] =>
  arrows
    .filter((arrow) => !entries.has(arrow.from) && isBroken(arrow))
    .map(({ from, to }) => `${from} → ${to}`);

const isOwn = (to: string) => to.startsWith('src/');
const folderOf = (file: string) => /^src\/(?:server|web)\/([^/]+)\//.exec(file)?.[1];

test('the test sees the imports of the shop', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(arrows).toContainEqual({
    from: 'src/server/creator/compose.ts',
    to: 'src/web/blocks/registry.ts',
    isType: false,
  });
});

test('the domain knows zod and itself', () => {
  expect(
    broken(({ from, to }) => from.startsWith('src/domain/') && to !== 'zod' && !to.startsWith('src/domain/')),
  ).toEqual([]);
});

test('the platform of the server knows no domain of the server', () => {
  expect(
    broken(
      ({ from, to }) =>
        from.startsWith('src/server/platform/') &&
        isOwn(to) &&
        !/^src\/(?:domain|server\/platform)\//.test(to),
    ),
  ).toEqual([]);
});

test('a domain of the server asks another through its service; SQL and tables are private', () => {
  /** File storage is an interface that services pass on. */
  const handedOver = 'src/server/files/storage.ts';
  expect(
    broken(({ from, to, isType }) => {
      const [mine, theirs] = [folderOf(from), folderOf(to)];
      if (!from.startsWith('src/server/') || !to.startsWith('src/server/') || !mine || !theirs) return false;
      if (mine === theirs || mine === 'platform' || theirs === 'platform') return false;
      return !to.endsWith('/service.ts') && !(isType && to === handedOver);
    }),
  ).toEqual([]);
});

test('the server knows of the web only the list of blocks, and the web nothing of the server', () => {
  expect(
    broken(
      ({ from, to }) =>
        from.startsWith('src/server/') && to.startsWith('src/web/') && to !== 'src/web/blocks/registry.ts',
    ),
  ).toEqual([]);
  expect(broken(({ from, to }) => from.startsWith('src/web/') && /^src\/(?:server\/|main)/.test(to))).toEqual(
    [],
  );
});

test('the rooms of the web look down: ui, data and texts, parts, blocks, areas, shell', () => {
  const floors = [
    /^src\/web\/ui\//,
    /^src\/web\/(?:(?:api|i18n|state)\/|paths\.ts)/,
    /^src\/web\/parts\//,
    /^src\/web\/blocks\//,
    /^src\/web\/(?:storefront|account|checkout|creator|admin)\//,
    /^src\/web\//,
  ];
  const floorOf = (file: string) => floors.findIndex((one) => one.test(file));
  expect(
    broken(({ from, to, isType }) => {
      if (!from.startsWith('src/web/') || !to.startsWith('src/web/')) return false;
      // What a page is stands beside the list of pages.
      if (isType && to === 'src/web/routes.ts') return false;
      return floorOf(to) > floorOf(from);
    }),
  ).toEqual([]);
  expect(
    broken(
      ({ from, to }) =>
        from.startsWith('src/web/ui/') &&
        !to.startsWith('src/web/ui/') &&
        !/^react(?:-dom)?(?:\/|$)/.test(to),
    ),
    'ui knows React alone',
  ).toEqual([]);
  const area = (file: string) => /^src\/web\/(storefront|account|checkout|creator|admin)\//.exec(file)?.[1];
  expect(
    broken(({ from, to }) => Boolean(area(from) && area(to) && area(from) !== area(to))),
    'an area knows no other',
  ).toEqual([]);
});

test('CR-08 visitors download views: no view, and nothing else a visitor fetches, reaches a definition of a block', () => {
  const definitions =
    /^src\/web\/blocks\/(?:[^/]+\/block|registry|definition|props|sample-values|upgrade)\.ts$/;
  expect(
    broken(({ from, to, isType }) => from.endsWith('/View.tsx') && definitions.test(to) && !isType),
  ).toEqual([]);
  expect([...reachedByVisitors()].filter((file) => definitions.test(file))).toEqual([]);
});

test('schemas stay on the server: nothing a visitor fetches reaches zod', () => {
  const withZod = new Set(arrows.filter(({ to, isType }) => to === 'zod' && !isType).map(({ from }) => from));
  expect([...reachedByVisitors()].filter((file) => withZod.has(file))).toEqual([]);
});

test('RQ-04 method and path of a call stand once, in the domain: neither server nor web writes them', () => {
  const calls = sources.flatMap((file) =>
    [
      ...read(file).matchAll(/(?:\b(get|post|put|patch|remove)(?:<[^(]*>)?\(\s*)?['"`](\/api\/v1\/[^'"`]*)/g),
    ].map(([, method, path]) => ({ file, call: `${method} ${path}` })),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ file }) => !/^src\/domain\/(?:[^/]+\/calls|call)\.ts$/.test(file))).toEqual([]);
  const all = calls.map(({ call }) => call);
  expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([]);
});

test('only pages, and what is fetched when it is opened, have a default export', () => {
  const fetched = new Set(sources.flatMap(onDemand));
  const others = sources.filter((file) => /^export default/m.test(read(file)) && !fetched.has(file));
  expect(others).toEqual([]);
});

/** Everything a visitor's browser may come to fetch: imports of values, those on demand too. */
function reachedByVisitors(): Set<string> {
  const seen = new Set(['src/web/boot.ts', 'src/web/entry-client.tsx']);
  for (const file of seen) {
    for (const { to, isType, from } of arrows) if (from === file && !isType && isOwn(to)) seen.add(to);
    for (const to of onDemand(file)) if (!forEditors.has(to)) seen.add(to);
  }
  return seen;
}

function onDemand(from: string): string[] {
  return [...read(from).matchAll(/import\(\s*'([^']+)'/g)]
    .map(([, to]) => resolve(from, to!))
    .filter((to) => sources.includes(to));
}

function arrowsOf(from: string): Arrow[] {
  const statements = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
  return [...read(from).matchAll(statements)].map(([, type, to]) => ({
    from,
    to: resolve(from, to!),
    isType: type !== undefined,
  }));
}

/** Addresses of pictures and fonts are no code. */
function resolve(from: string, to: string): string {
  if (to.includes('?url') || /\.(?:svg|css|json|woff2)$/.test(to)) return 'asset';
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to;
}

function read(file: string): string {
  return readFileSync(path.join(project, file), 'utf8');
}
