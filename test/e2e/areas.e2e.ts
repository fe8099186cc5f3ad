import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/*
 * The shop is built with pages of the areas that are not the storefront, which share modules in every way that might
 * lead one into a file of the storefront. The modules exist in this build alone.
 */
const project = path.resolve(import.meta.dirname, '../..');
const web = path.join(project, 'src/web');
const shows = (name: string, ...imports: string[]) =>
  `${imports.map((one, at) => `import * as m${at} from '${one}';`).join('\n')}
export const ${name} = () => ['${name}'${imports.map((_, at) => `, m${at}`).join('')}];
globalThis.shown?.(${name});`;

const probes: Record<string, string> = {
  'account/OrdersProbe.tsx': shows(
    'orders',
    '../parts/probe-order.tsx',
    '../ui/ProbeGrid.tsx',
    './probe-own.ts',
  ),
  'account/AddressesProbe.tsx': shows(
    'addresses',
    '../parts/probe-order.tsx',
    '../ui/ProbeGrid.tsx',
    './probe-own.ts',
  ),
  'account/PointsProbe.tsx': shows('points', '../parts/probe-order.tsx', './probe-own.ts'),
  'account/probe-own.ts': shows('own'),
  'checkout/PaymentProbe.tsx': shows('payment', '../parts/probe-order.tsx', '../../domain/probe-payment.ts'),
  'checkout/DeliveryProbe.tsx': shows('delivery', '../../domain/probe-payment.ts'),
  'admin/ReviewsProbe.tsx': shows(
    'reviews',
    '../ui/ProbeGrid.tsx',
    '../ui/ProbeTable.tsx',
    '../blocks/registry.ts',
  ),
  'admin/ProductsProbe.tsx': shows('products', '../ui/ProbeGrid.tsx', '../ui/ProbeTable.tsx'),
  'creator/CanvasProbe.tsx': shows('canvas', '../blocks/registry.ts', '../ui/ProbeGrid.tsx'),
  'parts/probe-order.tsx': shows('order', '../ui/Button.tsx'),
  'ui/ProbeGrid.tsx': shows('grid'),
  'ui/ProbeTable.tsx': shows('table'),
  '../domain/probe-payment.ts': shows('rules'),
};
const probeFiles = new Map(Object.entries(probes).map(([file, code]) => [path.join(web, file), code]));
const pages = Object.keys(probes).filter((file) => file.endsWith('Probe.tsx') && !file.startsWith('ui/'));

const imports = new Map<string, string[]>();
const addProbes: Plugin = {
  name: 'add-probes',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = importer && source.startsWith('.') ? path.join(path.dirname(importer), source) : source;
    return probeFiles.has(file) ? file : null;
  },
  load: (id) => probeFiles.get(id) ?? null,
  transform(code, id) {
    if (id !== path.join(web, 'routes.ts')) return null;
    const lazily = pages.map((page) => `() => import('${path.join(web, page)}')`);
    return `${code}\nglobalThis.probes = [${lazily.join()}];`;
  },
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id)!;
      imports.set(id, [...info.importedIds, ...info.dynamicallyImportedIds]);
    }
  },
};

let chunks: Rolldown.OutputChunk[];
beforeAll(async () => {
  const built = (await build({
    root: project,
    logLevel: 'error',
    plugins: [addProbes],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  chunks = built.output.filter((one) => one.type === 'chunk');
});

const isOfArea = (id: string) => /\/src\/web\/(?:account|checkout|admin|creator)\//.test(id);

/** Modules that the storefront comes to, without what only its other areas lead to. */
function storefrontModules(): Set<string> {
  const seen = new Set([path.join(web, 'boot.ts'), path.join(web, 'entry-client.tsx')]);
  for (const id of seen) for (const to of imports.get(id) ?? []) if (!isOfArea(to)) seen.add(to);
  return seen;
}

const short = (id: string) => path.relative(project, id);

test('CR-08 no file of the storefront holds a module that only account, checkout, admin or creator need', () => {
  const storefront = storefrontModules();
  const mixed = chunks.flatMap((chunk) => {
    const ids = Object.keys(chunk.modules).filter((id) => id.startsWith(project));
    const foreign = ids.filter((id) => !storefront.has(id));
    return foreign.length > 0 && foreign.length < ids.length ? [[chunk.name, ...foreign.map(short)]] : [];
  });
  expect(mixed).toEqual([]);
});

test('CR-08 no first view fetches a file of another area', () => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const firstViews = [
    'entry-client.tsx',
    'storefront/HomePage.tsx',
    'storefront/ProductListPage.tsx',
    'storefront/ProductPage.tsx',
  ];
  const fetched = new Set(
    chunks.filter(({ modules }) => firstViews.some((page) => path.join(web, page) in modules)),
  );
  expect(fetched.size).toBeGreaterThan(3);
  for (const chunk of fetched) for (const file of chunk.imports) fetched.add(byFile.get(file)!);
  const foreign = [...fetched].flatMap(({ modules }) =>
    Object.keys(modules).filter((id) => probeFiles.has(id) || isOfArea(id)),
  );
  expect(foreign.map(short)).toEqual([]);
});

test('the build holds every probe, so the tests above look at something', () => {
  const built = new Set(chunks.flatMap(({ modules }) => Object.keys(modules)));
  expect([...probeFiles.keys()].filter((file) => !built.has(file)).map(short)).toEqual([]);
  const fileOf = (file: string) => chunks.find(({ modules }) => path.join(web, file) in modules)!.name;
  // What pages of one area share travels with that area, and with nobody else.
  expect(fileOf('account/probe-own.ts')).toBe('account');
  expect(fileOf('parts/probe-order.tsx')).toBe('account-checkout');
});
