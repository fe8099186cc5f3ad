// Checks the packages the shop is made of: licences and checksums from the lock file, and known advisories of what
// production runs, where the registry answers. Exits 1 with a line for each problem.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './lib/report.mjs';

/** Licences the shop may be built with and shipped under; LGPL and MPL parts are used as they come. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose lock entry does not say, or says something else, and why they are fine. */
const known = new Map([
  ['parse-cache-control', 'BSD-3-Clause by its LICENSE file'],
  ['png-js', 'MIT by its LICENSE file'],
  ['sentry', 'FSL-1.1: a command-line tool that the error reporter brings along and the shop never runs'],
]);

const lock = JSON.parse(readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ ...entry, name: place.slice(place.lastIndexOf('node_modules/') + 13) }));

const problems = [
  ...packages
    .filter((one) => !isAllowed(one))
    .map(({ name, license }) => `${name}: licence ${license ?? 'not told'}`),
  ...packages
    .filter((one) => !one.integrity && !one.inBundle && !one.link)
    .map(({ name }) => `${name}: no checksum in package-lock.json`),
  ...(await advisories()),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {{ name: string, license?: string }} entry */
function isAllowed({ name, license }) {
  if (known.has(name)) return true;
  // `(MIT OR CC0-1.0)` needs one of them, `MIT AND Zlib` both.
  const alternatives = (license ?? '').replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((part) => allowed.has(part)));
}

/** High and critical ones of what production runs. A registry that does not answer is told of, not failed for. */
async function advisories() {
  const { stdout } = await promisify(execFile)('npm', ['audit', '--json', '--omit=dev'], {
    cwd: projectFolder,
    timeout: 30_000,
    maxBuffer: 64_000_000,
  }).catch((error) => error);
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: ${severity} advisory, see npm audit`);
  } catch {
    console.log('The registry does not answer about advisories; licences and checksums were checked.');
    return [];
  }
}
