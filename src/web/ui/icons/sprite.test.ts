import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { backOfficeIcons, shopIcons } from './names.ts';

test.each([
  ['sprite.svg', shopIcons],
  ['back-office-sprite.svg', backOfficeIcons],
])('%s holds every named icon in at most 10 KB (run "npm run icons" after a change)', (file, names) => {
  const sprite = readFileSync(`src/web/ui/icons/${file}`, 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...names].sort());
  expect(gzipSync(sprite).length).toBeLessThanOrEqual(10 * 1024);
});
