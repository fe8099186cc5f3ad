import { locales } from '../../domain/locales.ts';

/**
 * SQL for the text of a multilingual column in the locale `$locale` names, with the same fallbacks as
 * `translate`: Estonian, English, then any. Only for hand-written statements; both arguments are our own text.
 */
export function textSql(column: string, locale: string): string {
  const at = (key: string) => `nullif(${column}->${key}->>'value', '')`;
  return `coalesce(${[at(locale), ...locales.map((one) => at(`'${one}'`))].join(', ')}, '')`;
}
