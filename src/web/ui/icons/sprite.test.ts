import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shopIcons } from './names.ts';

test('the sprite holds every named icon in at most 10 KB (run "npm run icons" after a change)', () => {
  const sprite = readFileSync('src/web/ui/icons/sprite.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...shopIcons].sort());
  expect(gzipSync(sprite).length).toBeLessThanOrEqual(10 * 1024);
});
