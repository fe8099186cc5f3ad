import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings, type SettingName } from '../src/server/platform/config.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readme = read('README.md');
const documents = readdirSync(path.join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

/** Rows of the table of settings: name to what stands in its column of defaults. */
const rows = new Map(
  [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)].map(
    ([, name = '', byDefault = '']) => [name, byDefault],
  ),
);

describe('README and settings', () => {
  test('the README is read in a few minutes', () => {
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1500);
  });

  test.each(Object.keys(settings) as SettingName[])('docs/settings.md names %s with its default', (name) => {
    const byDefault: string | null = settings[name].default;
    expect(rows.get(name)).toBe(byDefault === null ? 'not set' : `\`${byDefault}\``);
  });

  test('docs/settings.md names no setting that does not exist', () => {
    expect([...rows.keys()].filter((name) => !(name in settings))).toEqual([]);
  });

  test('names npm commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [readme, ...['CONTRIBUTING.md', ...documents].map(read)].flatMap((text) =>
      [...text.matchAll(/npm run ([a-z]+(?:[:-][a-z]+)*)/g)].map(([, name]) => name!),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('links of the documents', () => {
  test.each(['README.md', 'CONTRIBUTING.md', ...documents])('%s leads to files that are there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!.split('#', 1)[0]!);
    const missing = links
      .filter((link) => link && !/^https?:/.test(link))
      .filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
    expect(missing).toEqual([]);
  });

  test.each(['home', 'list', 'product', 'phone'])('the screenshot %s weighs less than 150 KB', (name) => {
    expect(statSync(path.join(root, `docs/screenshots/${name}.webp`)).size).toBeLessThan(150_000);
  });
});
