import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

const rows = [...read('docs/requirements.md').matchAll(/^\| ([A-Z]{2}-\d{2}) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id, behaviour, proof]) => ({
    id: id!,
    behaviour: behaviour!,
    files: [...proof!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }),
);

/** Titles of tests and groups of tests, by file. */
const titles = new Map(
  ['src', 'test', 'seed']
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => /\.(?:test\.tsx?|e2e\.ts)$/.test(file))
    .map((file) => [file, [...read(file).matchAll(/(?<![A-Za-z])[A-Z]{2}-\d{2}\b/g)].map(([id]) => id)]),
);

test('each requirement stands once and says what holds', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('the tests that a requirement names prove it', () => {
  const wrong = rows.flatMap(({ id, files }) =>
    files.filter((file) => !titles.get(file)?.includes(id)).map((file) => `${id}: ${file}`),
  );
  expect(wrong).toEqual([]);
});

test('a requirement that tests prove names some of them, and tests name no unknown requirement', () => {
  const proved = new Set([...titles.values()].flat());
  const known = new Set(rows.map(({ id }) => id));
  expect(rows.filter(({ id, files }) => proved.has(id) && files.length === 0).map(({ id }) => id)).toEqual(
    [],
  );
  const areas = new Set([...known].map((id) => id.slice(0, 2)));
  expect([...proved].filter((id) => areas.has(id.slice(0, 2)) && !known.has(id))).toEqual([]);
});
