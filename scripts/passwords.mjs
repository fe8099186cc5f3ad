// Makes the list of passwords that many know: of each the first four bytes of its SHA-256, sorted, so that the shop
// carries 200 KB instead of words nobody wants to read. Run it when the package has a newer list.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const list = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common')).replace(
  /dist\/.*$/,
  'src/passwords.json',
);
/** @type {string[]} */
const words = JSON.parse(readFileSync(list, 'utf8'));
// Shorter ones stand in too many passwords to be what makes them weak.
const known = words.filter((word) => word.length >= 4);
const prefixes = [
  ...new Set(known.map((word) => createHash('sha256').update(word).digest().readUInt32BE())),
].toSorted((a, b) => a - b);
const bytes = Buffer.alloc(prefixes.length * 4);
for (const [at, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, at * 4);

const target = new URL('../src/server/auth/known-passwords-data.ts', import.meta.url);
writeFileSync(
  target,
  `/** Written by \`npm run passwords\`: the ${prefixes.length} commonest passwords, each the first four bytes of its SHA-256. */
export const knownPasswords =
  '${bytes.toString('base64')}';
`,
);
console.log(`${prefixes.length} passwords`);
