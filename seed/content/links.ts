import type { Language } from '../../src/domain/locales.ts';

/** Where categories, brands and pictures are found, by the names content calls them. */
export interface Addresses {
  category: (code: string, language: Language) => string | undefined;
  brand: (slug: string) => string | undefined;
  media: (file: string) => string | undefined;
}

const reference = /@(category|brand|media)\(([^)]+)\)/g;

/** A text with the real addresses in it. Throws when content names what is not there. */
export function withAddresses(text: string, addresses: Addresses, language: Language): string {
  if (!text.includes('@')) return text;
  return text.replace(reference, (whole, kind: keyof Addresses, name: string) => {
    const address = addresses[kind](name, language);
    if (address === undefined) throw new Error(`content refers to ${whole}, which does not exist`);
    return address;
  });
}

/** Names of one kind that a text refers to. */
export function referencesIn(text: string, kind: keyof Addresses): string[] {
  return [...text.matchAll(reference)].flatMap((match) => (match[1] === kind ? [match[2]!] : []));
}
