import type { Language } from '../../../domain/locales.ts';
import { formatNumber } from '../../../domain/money.ts';

/** A file of the library as calls give it. */
export interface LibraryFile {
  title: string;
  url: string;
  mime: string;
  /** In bytes; null: not known. */
  size: number | null;
}

/** `PDF`, `SVG`, `PNG`. */
export function kindOf(mime: string): string {
  return (mime.split('/')[1] ?? '').replace('svg+xml', 'svg').toUpperCase();
}

const units: Record<Language, readonly [kilo: string, mega: string]> = {
  et: ['kB', 'MB'],
  en: ['kB', 'MB'],
  ru: ['КБ', 'МБ'],
  fi: ['kt', 'Mt'],
  lv: ['kB', 'MB'],
};

/** `245 kB`, `1,3 MB`. */
export function sizeOf(bytes: number, language: Language): string {
  const [kilo, mega] = units[language];
  if (bytes < 1_000_000)
    return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)}\u00a0${kilo}`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10, language)}\u00a0${mega}`;
}
