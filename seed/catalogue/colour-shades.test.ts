import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/domain/locales.ts';
import { withAltTexts } from './alt-texts.ts';
import { workParameters } from '../../src/domain/catalogue/rules.ts';
import { parameters } from './index.ts';
import { glossShades, permanentShades } from './colour-shades.ts';
import { colour } from './colour.ts';

test('PL-04 both hair-colour charts hold more than forty shades, each code once', () => {
  for (const chart of [permanentShades, glossShades]) {
    expect(chart.length).toBeGreaterThan(40);
    expect(new Set(chart.map((shade) => shade.code)).size).toBe(chart.length);
  }
});

test('PL-04 in every series a lighter depth has a lighter swatch', () => {
  for (const chart of [permanentShades, glossShades]) {
    for (const tone of new Set(chart.map((shade) => shade.tone))) {
      const series = chart.filter((shade) => shade.tone === tone && shade.level !== undefined);
      const lights = series.toSorted((a, b) => a.level! - b.level!).map((shade) => luma(shade.hex));
      expect(lights, `series .${tone}`).toEqual(lights.toSorted((a, b) => a - b));
    }
  }
});

test('PL-04 a shade code says its depth and its column', () => {
  for (const { code, level, tone } of [...permanentShades, ...glossShades]) {
    const [depth, digits] = code.split('.');
    if (level === undefined) expect(depth).toBe('0');
    else expect([depth, digits]).toEqual([String(level), tone]);
  }
});

test('PL-04 every tube shows its own photograph', () => {
  const tubes = colour.items.filter(({ record }) => record.shade);
  const photos = tubes.map(({ record }) => String(record.images?.[0]));
  expect(new Set(photos).size).toBe(tubes.length);
  for (const photo of photos) expect(existsSync(join(import.meta.dirname, '..', photo)), photo).toBe(true);
});

test('PL-04 every tube shows its own strand of hair after its photograph, described in each language', () => {
  const tubes = withAltTexts(colour.items).filter(({ record }) => record.shade);
  const strands = tubes.map(({ record }) => {
    const strand = record.images![1] as { file: string; alt: Record<Language, string>; swatch?: boolean };
    expect(strand.swatch, record.sku).toBe(true);
    expect(existsSync(join(import.meta.dirname, '..', strand.file)), strand.file).toBe(true);
    for (const language of languages) {
      expect(strand.alt[language]).toContain(record.shade!.code);
      expect(strand.alt[language]).not.toBe(record.variation![language]);
    }
    return strand.file;
  });
  expect(new Set(strands).size).toBe(tubes.length);
  expect(strands).toHaveLength(permanentShades.length + glossShades.length);
});

test('PL-04 hair colour tells ratio, minutes and strength, its steps and what to beware of', () => {
  for (const { record } of colour.items.filter(({ record }) => record.shade)) {
    expect(record.warning?.et, record.sku).toContain('48 tundi');
    for (const code of workParameters) {
      const given = [record.parameters?.[code] ?? []].flat().map(String);
      const known = parameters.find((one) => one.code === code)!.values!.map((value) => value.code);
      expect(given.length, `${record.sku} ${code}`).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining(given));
    }
    if (record.shade!.level) expect(record.usage!.et!.split('\n\n').length).toBeGreaterThan(3);
  }
});

/** Brightness as the eye weighs red, green and blue (Rec. 709), of gamma-coded values: good enough to order. */
function luma(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
