import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blockMaps } from '../scripts/lib/block-maps.ts';

test.each(Object.entries(blockMaps()))('%s is current (npm run blocks makes it so)', (file, text) => {
  expect(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')).toBe(text);
});
