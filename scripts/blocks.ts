// npm run blocks: writes the light maps of the blocks after a block was added, removed or redefined.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockMaps } from './lib/block-maps.ts';

for (const [file, text] of Object.entries(blockMaps())) {
  const target = path.join(import.meta.dirname, '..', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
