import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './report.mjs';

/**
 * What the build makes, each part with the files it is made of. A part is made anew when one of
 * them has changed.
 * @type {Record<'app' | 'seed', string[]>}
 */
const partSources = {
  app: [
    'src',
    'migrations',
    'seed/demo.ts',
    'seed/days.ts',
    'seed/coupons.ts',
    'seed/catalogue',
    'seed/content',
    'seed/people',
    'seed/pickup-points',
    'vite.config.ts',
    'package-lock.json',
    'scripts/lib',
  ],
  seed: ['seed', 'src/domain', 'package-lock.json'],
};

/** @typedef {keyof typeof partSources} Part */

/** @param {Part} part */
export function stampFile(part) {
  return path.join(projectFolder, 'dist', `.stamp-${part}`);
}

/** @param {Part} part */
export function isBuilt(part) {
  const file = stampFile(part);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash(part);
}

/**
 * A hash of the names and contents of everything the part is made of.
 * @param {Part} part
 */
export function sourceHash(part) {
  const hash = createHash('sha256');
  for (const source of partSources[part]) {
    for (const file of filesUnder(path.join(projectFolder, source))) {
      hash
        .update(`${path.relative(projectFolder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesUnder(entry) {
  if (!statSync(entry, { throwIfNoEntry: false })?.isDirectory()) return existsSync(entry) ? [entry] : [];
  return readdirSync(entry)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(path.join(entry, name)));
}
