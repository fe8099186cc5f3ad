import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';

/*
 * How long the importer takes for a large CSV of our own columns, and how much memory: node bench/import.ts --rows 100000
 * The file is made anew in a temporary folder, imported into an empty shop as a merchant would, imported again, and
 * imported with every tenth price changed. Memory is the importer's own peak; PostgreSQL's is its own.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);

const folder = await mkdtemp(join(tmpdir(), 'ilumaja-bench-import-'));
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  const file = join(folder, 'products.csv');
  await writeProducts(file, rows, 0);
  console.log(`${rows} rows, ${((await stat(file)).size / 1e6).toFixed(0)} MB, ${cpus().length} cores`);
  await importFile('first import', file);
  await importFile('the same again', file);
  await writeProducts(file, rows, 10);
  await importFile('every 10th price changed', file);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function importFile(name: string, file: string): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/server/import/cli.ts', file, '--create-missing'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: postgres.connectionString, DATA_DIR: join(folder, 'files') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  let peakKb = 0;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ${(peakKb / 1024).toFixed(0).padStart(4)} MB  exit ${code}`,
  );
  if (code !== 0) console.log(output.slice(0, 3000));
}

/** Products as a wholesaler's file has them: five languages, families of five, two price lists, stock, a parameter. */
async function writeProducts(path: string, count: number, changeEvery: number): Promise<void> {
  const out = createWriteStream(path);
  const columns = [
    'sku',
    'ean',
    'brand',
    'name.et',
    'name.en',
    'name.ru',
    'name.fi',
    'name.lv',
    'description.et',
    'description.en',
    'description.ru',
    'family',
    'variation.et',
    'categories',
    'content.amount',
    'content.unit',
    'weight_g',
    'parameter.bench-line',
    'price.EE',
    'stock.TLN',
    'stock.RIX',
  ];
  out.write(`${columns.join(';')}\n`);
  const sentence = {
    et: 'Õrn hooldus kõigile juuksetüüpidele, kerge vaht ja värske lõhn.',
    en: 'Gentle care for all hair types, a light foam and a fresh scent.',
    ru: 'Бережный уход для всех типов волос, лёгкая пена и свежий аромат.',
  };
  for (let i = 0; i < count; i += 1) {
    const family = Math.floor(i / 5);
    const size = [50, 100, 250, 500, 1000][i % 5]!;
    const changed = changeEvery > 0 && i % changeEvery === 0;
    const cells = [
      `BENCH-${i}`,
      '',
      `Bench brand ${family % 200}`,
      `Šampoon ${family}`,
      `Shampoo ${family}`,
      `Шампунь ${family}`,
      `Shampoo ${family}`,
      `Šampūns ${family}`,
      `"${sentence.et} ${sentence.et}\n\n${sentence.et}"`,
      `"${sentence.en} ${sentence.en}"`,
      `"${sentence.ru} ${sentence.ru}"`,
      `BENCH-F${family}`,
      `${size} ml`,
      `bench-${family % 80}`,
      String(size),
      'ml',
      String(size + 40),
      `Line ${family % 30}`,
      `${5 + (i % 90) + (changed ? 1 : 0)},90`,
      String(i % 50),
      String(i % 20),
    ];
    if (!out.write(`${cells.join(';')}\n`)) await new Promise((resolve) => out.once('drain', resolve));
  }
  await new Promise<void>((resolve) => out.end(resolve));
}
