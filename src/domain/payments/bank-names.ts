import type { Language } from '../locales.ts';

interface Named {
  name: string;
  /** ISO code; null: of no country. */
  country: string | null;
}

/**
 * Options as they are shown: banks of one name in several countries, as SEB in Estonia and in Latvia, are told apart by the name
 * of their country in `language`.
 */
export function namedApart<Option extends Named>(options: readonly Option[], language: Language): Option[] {
  let countries: Intl.DisplayNames | undefined;
  return options.map((option) => {
    const { name, country } = option;
    const hasNamesake = options.some((other) => other.name === name && other.country !== country);
    if (!hasNamesake || country === null || !/^[A-Z]{2}$/.test(country)) return option;
    countries ??= new Intl.DisplayNames([language], { type: 'region' });
    return { ...option, name: `${name} (${countries.of(country)})` };
  });
}
