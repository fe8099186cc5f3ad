import { createHash } from 'node:crypto';
import type { Language } from '../../../domain/locales.ts';
import { slugify } from '../../../domain/slug.ts';
import type { Implied, ImportTexts } from '../records.ts';

/** Longest code that the tables of the shop take. */
const maxCodeLength = 64;

/** A code made of a name; the same name always gives the same code. Names without Latin letters and long ones carry a fingerprint. */
export function codeOf(name: string): string {
  const slug = slugify(name);
  if (slug && slug.length <= maxCodeLength) return slug;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${slug.slice(0, maxCodeLength - 9)}-${mark}`.replace(/^-+/, 'x-');
}

/** A category given as `Hair > Shampoo` or by one name: its code, and all of the path as it may have to be made. */
export function categoryPath(
  path: string,
  language: Language,
): { code: string; implied: NonNullable<Implied['categories']> } {
  const names = path
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean);
  const implied: NonNullable<Implied['categories']> = [];
  for (const [index, name] of names.entries()) {
    const code = codeOf(names.slice(0, index + 1).join(' / '));
    implied.push({ code, parent: implied.at(-1)?.code, name: { [language]: name.slice(0, 255) } });
  }
  return { code: implied.at(-1)?.code ?? '', implied };
}

/** Where products without any category go. */
export const otherProducts = {
  code: 'other-products',
  name: {
    et: 'Muud tooted',
    en: 'Other products',
    ru: 'Другие товары',
    fi: 'Muut tuotteet',
    lv: 'Citas preces',
  } satisfies ImportTexts,
};
