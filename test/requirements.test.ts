import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

const rows = [...read('docs/requirements.md').matchAll(/^\| ([A-Z]{2}-\d{2}) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id, behaviour, proof]) => ({
    id: id!,
    behaviour: behaviour!,
    proof: proof!,
    files: [...proof!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }),
);

/** Ids that titles of tests and of groups of tests begin with, by file. A comment that names one proves nothing. */
const proved = new Map(
  ['src', 'test', 'seed']
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => /\.(?:test\.tsx?|e2e\.ts)$/.test(file))
    .map((file) => [file, idsInTitles(read(file))]),
);

function idsInTitles(source: string): string[] {
  const openings = source.matchAll(
    /(?<=['"`](?:BL-[$\w]+ )*)[A-Z]{2}-\d{2}(?:,? (?:and )?[A-Z]{2}-\d{2})*(?= )/g,
  );
  return [...openings].flatMap(([opening]) => opening.match(/[A-Z]{2}-\d{2}/g) ?? []);
}

test('each requirement stands once and says what holds', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('the tests that a requirement names prove it', () => {
  const wrong = rows.flatMap(({ id, files }) =>
    files.filter((file) => !proved.get(file)?.includes(id)).map((file) => `${id}: ${file}`),
  );
  expect(wrong).toEqual([]);
});

test('each requirement names tests that prove it, or says that it is to come', () => {
  const all = new Set([...proved.values()].flat());
  expect(
    rows.filter(({ files, proof }) => files.length === 0 && proof !== 'to come').map(({ id }) => id),
  ).toEqual([]);
  expect(rows.filter(({ id, proof }) => all.has(id) && proof === 'to come').map(({ id }) => id)).toEqual([]);
});

test('tests name no unknown requirement', () => {
  const known = new Set(rows.map(({ id }) => id));
  const areas = new Set([...known].map((id) => id.slice(0, 2)));
  const unknown = [...proved.values()].flat().filter((id) => areas.has(id.slice(0, 2)) && !known.has(id));
  expect(unknown).toEqual([]);
});
