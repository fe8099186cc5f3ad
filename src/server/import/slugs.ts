import type { Language } from '../../domain/locales.ts';
import { slugify } from '../../domain/slug.ts';
import type { ImportTexts } from './records.ts';

/**
 * The slug in each language: the given one made fit for an address, else made of the name. Ids lead in addresses, so
 * two things may have the same slug. A name without any letter of the alphabet takes `fallback`.
 */
export function slugTexts(name: ImportTexts, given: ImportTexts | undefined, fallback: string): ImportTexts {
  const slugs: ImportTexts = {};
  for (const language of Object.keys({ ...name, ...given }) as Language[]) {
    const slug = slugify(given?.[language] ?? '') || slugify(name[language] ?? '') || slugify(fallback);
    if (slug) slugs[language] = slug;
  }
  return slugs;
}
