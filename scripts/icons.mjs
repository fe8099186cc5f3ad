#!/usr/bin/env node
/**
 * Makes the icon sprite of the shop from the Phosphor set: `npm run icons` after a name is added to
 * `src/web/ui/icons/names.ts`. The sprite is committed, so a build does not have to make it.
 *
 * Coordinates are rounded to whole units of the 256 grid (0.09 px at 24 px), which brings the sprite under its budget of
 * 10 KB. Relative steps are rounded against the true position, so no error adds up along a path.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = new URL('../src/web/ui/icons/', import.meta.url);
const drawings = new URL('../assets/', import.meta.resolve('@phosphor-icons/core'));

const { shopIcons } = await import(new URL('names.ts', here).href);

/** How many numbers each command takes, and which of them are x (0), y (1) or neither (-1). */
const axes = {
  m: [0, 1],
  l: [0, 1],
  t: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  a: [-1, -1, -1, -1, -1, 0, 1],
  z: [],
};

write('sprite.svg', shopIcons);

function write(file, names) {
  const symbols = [...new Set(names)].sort().map(symbol).join('\n');
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`;
  writeFileSync(fileURLToPath(new URL(file, here)), sprite);
  console.log(
    `${file}: ${names.length} icons, ${(gzipSync(sprite, { level: 9 }).length / 1024).toFixed(1)} KB gzip`,
  );
}

function symbol(name) {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular';
  const svg = readFileSync(new URL(`${weight}/${name}.svg`, drawings), 'utf8');
  const body = svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${roundPath(d)}"`);
  return `<symbol id="${name}" viewBox="0 0 256 256">${body}</symbol>`;
}

function roundPath(d) {
  const drawn = [0, 0]; // where the rounded path is
  const exact = [0, 0]; // where the true path is
  let starts = [
    [0, 0],
    [0, 0],
  ];
  let out = '';
  for (const [, command, numbers] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === 'z') {
      [drawn[0], drawn[1]] = starts[0];
      [exact[0], exact[1]] = starts[1];
      out += 'Z';
      continue;
    }
    const plan = axes[kind];
    const values = read(numbers, kind);
    const written = [];
    for (let at = 0; at < values.length; at += plan.length) {
      const target = [...exact];
      const end = [...drawn];
      plan.forEach((axis, index) => {
        const value = values[at + index];
        if (axis < 0) {
          written.push(index < 3 ? Math.round(value) : value);
          return;
        }
        const absolute = relative ? exact[axis] + value : value;
        const rounded = Math.round(absolute);
        written.push(relative ? rounded - drawn[axis] : rounded);
        target[axis] = absolute;
        end[axis] = rounded;
      });
      [exact[0], exact[1]] = target;
      [drawn[0], drawn[1]] = end;
      if (kind === 'm' && at === 0) starts = [[...drawn], [...exact]];
    }
    out += command + written.join(' ').replaceAll(' -', '-');
  }
  return out;
}

/** The two flags of an arc may be written without a separator: `0,01` is `0 0 1`. */
function read(text, kind) {
  const values = [];
  const number = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/iy;
  let at = 0;
  while (at < text.length) {
    if (/[\s,]/.test(text[at])) at += 1;
    else if (kind === 'a' && [3, 4].includes(values.length % 7)) values.push(Number(text[at++]));
    else {
      number.lastIndex = at;
      values.push(Number(number.exec(text)[0]));
      at = number.lastIndex;
    }
  }
  return values;
}
