import type { ShadeVariation } from './shade-places.ts';

/**
 * Whether what was typed is the start of the shade's code, whatever stands between its digits (`7/`, `7,4`, `74`), or
 * part of its name or its reflection, with or without the marks of its letters.
 */
export function fitsShade({ shade, name }: ShadeVariation, text: string): boolean {
  const wanted = plain(text.trim());
  if (!wanted) return true;
  if (/^[\d./,\s-]+$/.test(wanted)) {
    const digits = wanted.replace(/[/,\s-]+/g, '.');
    const code = plain(shade.code).replace(/[/,\s-]+/g, '.');
    // Without a separator it may be the start of the depth or all digits of the code; with one it ends the depth.
    return code.startsWith(digits) || (/^\d+$/.test(wanted) && code.replaceAll('.', '').startsWith(wanted));
  }
  return plain(`${shade.code} ${name} ${shade.name} ${shade.tone_name}`).includes(wanted);
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
