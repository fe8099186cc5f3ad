import type { Language } from '../../../domain/locales.ts';

/** A sum as somebody typed it (`1 250,50`, `€300`) as a numeric string; null: none, or not a sum. */
export function eurosOf(typed: string): string | null {
  const text = typed.replaceAll(/[\s€]/g, '').replace(',', '.');
  const parts = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  return parts ? `${Number(parts[1])}.${(parts[2] ?? '').padEnd(2, '0')}` : null;
}

/** A numeric string as somebody who reads `language` would type it: `250,50`, whole euros without cents. */
export function typedEuros(sum: string, language: Language): string {
  const whole = sum.replace(/\.00$/, '');
  return language === 'en' ? whole : whole.replace('.', ',');
}
