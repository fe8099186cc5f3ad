import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/web/ui/styles';

/** The tokens a rule sets, each followed to its colour. */
function tokensOf(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const root = css.slice(css.indexOf('{'), css.search(/\n\}/));
  for (const [, name, value] of root.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name!, value!.trim());
  return found;
}

const tokens = tokensOf(readFileSync(`${folder}/tokens.css`, 'utf8'));

function colour(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`no token --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(other) : value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(colour(one)), luminance(colour(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Which text stands on which background: WCAG asks for a contrast of 4.5, and of 3 for parts of a control. */
const read: [text: string, backgrounds: string[]][] = [
  [
    'text',
    ['page', 'surface', 'raised', 'sunken', 'hover', 'selected', 'tint-blue', 'tint-green', 'tint-purple'],
  ],
  ['text-muted', ['page', 'surface', 'raised', 'sunken', 'hover', 'selected']],
  ['text-meta', ['page', 'surface', 'hover']],
  ['text-link', ['page', 'surface', 'hover', 'selected']],
  ['on-action', ['action', 'action-hover']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-inverse', ['inverse', 'inverse-soft']],
  ['on-inverse-muted', ['inverse', 'inverse-soft']],
  ['sale', ['page', 'surface']],
  ['sale-strong', ['sale-tint']],
  ['success', ['surface', 'success-tint']],
  ['warning', ['surface', 'warning-tint']],
  ['danger', ['page', 'surface']],
  ['danger-strong', ['danger-tint']],
  ['info-strong', ['info-tint']],
  ['event-strong', ['event-tint']],
];
const parts: [part: string, backgrounds: string[]][] = [
  ['border-control', ['page', 'surface', 'hover']],
  ['focus', ['page', 'surface', 'selected']],
];
test('LY-15 everything can be read', () => {
  for (const [list, minContrast] of [
    [read, 4.5],
    [parts, 3],
  ] as const) {
    for (const [one, backgrounds] of list) {
      for (const background of backgrounds)
        expect(contrast(one, background), `--${one} on --${background}`).toBeGreaterThanOrEqual(minContrast);
    }
  }
});

test('components name colours by their meaning, never by their number', () => {
  const raw = globSync('src/web/ui/**/*.tsx').filter(
    (file) =>
      !file.includes('.test.') &&
      /#[0-9a-f]{3,8}\b|rgb\(|var\(--(?:n|ink|juniper|copper|iris|mist|amber|red|green)-/i.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(raw).toEqual([]);
});
