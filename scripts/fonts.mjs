#!/usr/bin/env node
/**
 * Cuts the fonts of the shop from Onest: `npm run fonts` after a weight or a language is added. The files are committed to
 * the repository, so a build needs no cutting. Weights the shop does not use are left out, and the letters of Estonian,
 * Latvian and Finnish that are not in Latin 1 stand in a small file of their own instead of 28 KB for all of Europe.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const from = new URL('../node_modules/@fontsource-variable/onest/files/', import.meta.url);
const to = new URL('../src/web/ui/styles/fonts/', import.meta.url);

/** From running text to what is `<strong>`; `type.css` and `theme.css` use nothing outside. */
const variationAxes = { wght: { min: 400, max: 700 } };

/** As the `unicode-range` of each file in `src/web/ui/styles/fonts.css`. */
const files = {
  'onest-latin.woff2': { source: 'onest-latin-wght-normal.woff2', letters: range(0x20, 0xff) + signs() },
  'onest-baltic.woff2': {
    source: 'onest-latin-ext-wght-normal.woff2',
    letters: 'ĀāČčĒēĢģĪīĶķĻļŅņŌōŖŗŠšŪūŽž',
  },
  'onest-cyrillic.woff2': {
    source: 'onest-cyrillic-wght-normal.woff2',
    letters: range(0x400, 0x45f) + 'Ґґ№\u0301',
  },
};

mkdirSync(to, { recursive: true });
for (const [file, { source, letters }] of Object.entries(files)) {
  const font = await subsetFont(readFileSync(new URL(source, from)), letters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(fileURLToPath(new URL(file, to)), font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
}

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** Dashes, quotes, currency and arrows. */
function signs() {
  return range(0x2000, 0x206f) + 'ıŒœˆ˚˜€™↑↓−∕';
}
