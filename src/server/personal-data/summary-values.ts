import { isDay } from '../../domain/customers/rules.ts';
import { languages, locales, translate, type Language, type Multilingual } from '../../domain/locales.ts';
import { formatMoney } from '../../domain/money.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import { formatDate, formatDateTime } from '../../domain/time.ts';
import { texts } from './summary.texts.ts';
import { codeWords, fieldWords, mailWords, orderStatusWords, wordIn } from './summary-words.ts';

/** Fields that hold codes of the shop; what people typed is never taken for one. */
const codedFields = new Set([
  'action',
  'choices',
  'kind',
  'method',
  'moderation',
  'payment_method',
  'provider',
  'reason',
  'role',
  'source',
  'state',
  'status',
  'type',
]);
const countryFields = new Set(['country', 'delivery_country', 'registry_country']);
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** What a field is called; one without words has its own name, which a test finds. */
export function fieldName(name: string, language: Language): string {
  return wordIn(language, fieldWords[name]) ?? name;
}

/** Whether a value stands in a line of its own, rather than being a part with fields. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Date) return true;
  return (
    isTranslated(value) ||
    isMultilingual(value) ||
    (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
  );
}

/** A value as people read it in their language: money, times and countries, and words for codes. */
export function plainValue(name: string, value: unknown, language: Language): string {
  if (value instanceof Date) return formatDateTime(value);
  if (Array.isArray(value)) return value.map((one) => plainValue(name, one, language)).join(', ');
  if (typeof value === 'object' && value !== null)
    return isMultilingual(value) ? translate(value, language) : ownWords(value as Translated, language);
  if (typeof value === 'boolean') return texts[language][value ? 'yes' : 'no'];
  // Sums of bigint columns come as text.
  if (name.endsWith('cents') && Number.isFinite(Number(value))) return formatMoney(Number(value), language);
  if (typeof value === 'number') return numberOf(name, value, language);
  return textOf(name, String(value), language);
}

function numberOf(name: string, value: number, language: Language): string {
  if (name.endsWith('country_id')) return countryName(countryCodeOf(value), language);
  const status = name === 'status' ? wordIn(language, orderStatusWords[value]) : undefined;
  return status ?? String(value);
}

function textOf(name: string, value: string, language: Language): string {
  if (codedFields.has(name)) return wordIn(language, codeWords[value]) ?? value;
  if (name === 'template') return wordIn(language, mailWords[value]) ?? value;
  if (name === 'language') return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value;
  if (countryFields.has(name)) return countryName(value, language);
  // People type what looks like a time too, and may type one that never comes.
  if (instant.test(value) && !Number.isNaN(Date.parse(value))) return formatDateTime(value);
  return isDay(value) ? formatDate(`${value}T12:00:00Z`) : value;
}

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

type Translated = Partial<Record<Language, string>>;

/** A name in several languages. */
function isTranslated(value: object): value is Translated {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (languages as readonly string[]).includes(key));
}

/** One as the calls answer it, and as lines of an order keep it. */
function isMultilingual(value: object): value is Multilingual {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (locales as readonly string[]).includes(key));
}

function ownWords(name: Translated, language: Language): string {
  return name[language] ?? name.et ?? name.en ?? Object.values(name)[0] ?? '';
}
