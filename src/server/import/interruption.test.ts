import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { importFolder, type ImportFolder } from '../../../test/import-folder.ts';
import { importPath } from './import.ts';
import { ImportStopped } from './problems.ts';
import { writeTemplate } from './template.ts';

const rows = 4000;
/** Several runs of the command, on a machine that may have other work. */
const timeoutMs = 120_000;
let database: TestDatabase;
let folder: ImportFolder;
let file: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const lines = Array.from(
    { length: rows },
    (_, i) => `S-${i},Brand,Toode ${i},hair,fam-${Math.floor(i / 4)},nr ${i},"${i % 90},50",${i % 9}`,
  );
  folder = await importFolder();
  file = await folder.write(
    'products.csv',
    ['sku,brand,name.et,categories,family,variation.et,price.EE,stock', ...lines].join('\n'),
  );
});
afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await database.drop();
});

async function count(table: 'product' | 'price' | 'stock' | 'product_family'): Promise<number> {
  const { rows: found } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)}`.execute(database.db);
  return found[0]!.count;
}

function runCommand(...args: string[]) {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const child = spawn(process.execPath, [cli, file, '--create-missing', ...args], {
    env: { ...process.env, DATABASE_URL: database.connectionString, DATA_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (out += String(text)));
  return { child, output: () => out };
}

async function untilSomeProducts(): Promise<void> {
  for (let tries = 0; tries < 600 && (await count('product')) === 0; tries += 1) await sleep(20);
}

test(
  'Import killed in the middle keeps whole steps, and a repeat ends it as if nothing had happened',
  { timeout: timeoutMs },
  async () => {
    const { child } = runCommand();
    await untilSomeProducts();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const written = await count('product');
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(rows);
    expect(await count('price')).toBe(written);

    const report = await importPath(database.db, file, { createMissing: true });
    expect(report.problems).toEqual([]);
    expect(report.counts.products).toEqual({ created: rows - written, changed: 0, unchanged: written });
    expect([
      await count('product'),
      await count('price'),
      await count('stock'),
      await count('product_family'),
    ]).toEqual([rows, rows, rows, rows / 4]);
    const { rows: leaders } = await sql<{ wrong: number }>`
    select count(*) as wrong from product_family f left join product p on p.id = f.lead_product_id
    where p.family_id is distinct from f.id or p.variation_order <> 0`.execute(database.db);
    expect(leaders[0]!.wrong).toBe(0);
  },
);

test(
  'Import whose database goes away says so in a line, without a stack, and a repeat goes on',
  { timeout: timeoutMs },
  async () => {
    await sql`update product set ext_hash = null`.execute(database.db);
    const { child, output } = runCommand();
    for (let tries = 0; tries < 600; tries += 1) {
      const { rows: ended } = await sql<{ n: number }>`
        select count(pg_terminate_backend(pid)) as n from pg_stat_activity
        where datname = current_database() and application_name = 'ilumaja-import' and state <> 'idle'`.execute(
        database.db,
      );
      if (ended[0]!.n > 0) break;
      await sleep(5);
    }
    expect((await once(child, 'exit'))[0]).toBe(2);
    expect(output()).toMatch(/connection to the database was .*lost/);
    expect(output()).not.toMatch(/^\s+at /m);
    const repeat = runCommand();
    expect((await once(repeat.child, 'exit'))[0]).toBe(0);
  },
);

test(
  'Import told to stop ends after its step and says so; the command answers how it went',
  { timeout: timeoutMs },
  async () => {
    await sql`update product set ext_hash = null`.execute(database.db);
    const { child, output } = runCommand();
    for (let tries = 0; tries < 600; tries += 1) {
      const { rows: found } = await sql<{
        done: boolean;
      }>`select exists (select from product where ext_hash is not null) as done`.execute(database.db);
      if (found[0]!.done) break;
      await sleep(20);
    }
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number];
    expect(output()).toContain('Run it again to go on.');
    expect(code).toBe(1);

    const last = runCommand();
    expect((await once(last.child, 'exit'))[0]).toBe(0);
    const same = runCommand();
    expect((await once(same.child, 'exit'))[0]).toBe(0);
    expect(same.output()).toContain(`0 new, 0 changed, ${rows} unchanged`);
    expect(same.output()).toContain('Nothing changed.');
    const wrong = runCommand('--shop', 'XX');
    expect((await once(wrong.child, 'exit'))[0]).toBe(2);
    expect(wrong.output()).toContain('there is no shop XX: there are EE, LV');
  },
);

// Only Linux has a disk that is always full.
test.skipIf(!existsSync('/dev/full'))(
  'Import goes on when there is no room for its report, and says so in a line, without a stack',
  { timeout: timeoutMs },
  async () => {
    await sql`update product set ext_hash = null`.execute(database.db);
    const { child, output } = runCommand('--report', '/dev/full');
    const [code] = (await once(child, 'exit')) as [number];
    expect(output()).toMatch(/^--report could not be written: ENOSPC/m);
    expect(output()).not.toMatch(/^\s+at /m);
    expect(output()).toContain('Done in');
    expect(code).toBe(2);
  },
);

test('Import says in a line that its example cannot be written', async () => {
  await expect(writeTemplate(`${folder.path}/not/there.csv`)).rejects.toThrow(ImportStopped);
  await expect(writeTemplate(folder.path)).rejects.toThrow('--template cannot be written: EISDIR');
});
