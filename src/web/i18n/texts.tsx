import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react';
import type { Language } from '../../domain/locales.ts';
import { formatNumber } from '../../domain/money.ts';
import { WordsProvider, type Words } from '../ui/words.tsx';
import type { Plural, PluralKey, Resources, TextKey, TextTree } from './keys.ts';

export type Params = Record<string, string | number>;

export interface Translate {
  /** The text of `key`, with `{name}` filled from `params`; numbers are written as the language writes them. */
  (key: TextKey, params?: Params): string;
  /** A text that depends on `count`. */
  (key: PluralKey, params: Params & { count: number }): string;
}

export interface Texts {
  language: Language;
  t: Translate;
  /** As `t`, with elements in the places of `{name}`: a link in a sentence, a price in bold. */
  rich: (key: TextKey | PluralKey, params: Record<string, ReactNode>) => ReactNode;
  /** The text of a refusal by its code, or the general one for a code nobody wrote a text for. */
  errorText: (code: string, params?: Params) => string;
  /** The text of a label on a form field (`required`, `too_long` …). */
  fieldText: (label: string, params?: Params) => string;
  has: (key: string) => boolean;
  /** Whether anything of an area is here. */
  hasArea: (area: string) => boolean;
  /** Brings texts that arrive later, whole areas or what their first part left out. */
  add: (arrived: Resources) => void;
}

/** The texts of one language. Holds nothing of a visitor, so the server makes it once a language. */
export function createTexts(language: Language, resources: Resources): Texts {
  let areas = resources;
  const rules = new Intl.PluralRules(language);

  /** A page asks for some of its texts dozens of times. */
  const found = new Map<string, string | Plural | undefined>();

  function find(key: string): string | Plural | undefined {
    if (!found.has(key)) found.set(key, lookUp(key));
    return found.get(key);
  }

  function lookUp(key: string): string | Plural | undefined {
    let at: string | Plural | TextTree | undefined = areas as TextTree;
    for (const step of key.split('.')) at = (at as TextTree | undefined)?.[step];
    return typeof at === 'string' || isPlural(at) ? at : undefined;
  }

  /** A key without a text shows nothing: a reader is better off without a word than with a name from the code. */
  function pattern(key: string, count: unknown): string {
    const text = find(key);
    if (typeof text === 'string') return text;
    return text ? (text[rules.select(Number(count ?? 0))] ?? text.other) : '';
  }

  const write = (value: string | number) =>
    typeof value === 'number' ? formatNumber(value, language) : value;

  function t(key: string, params?: Params): string {
    const text = pattern(key, params?.['count']);
    return params ? text.replace(/\{(\w+)\}/g, (whole, name: string) => write(params[name] ?? whole)) : text;
  }

  function rich(key: string, params: Record<string, ReactNode>): ReactNode {
    const parts = pattern(key, params['count'])
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 ? shown(params[part]) : part));
    return createElement(Fragment, null, ...parts);
  }

  /** What any order may be refused for comes without the rest. */
  const refusal = (key: string, params?: Params) =>
    t(`orderRefusals.${key}`, params) || t(`refusals.${key}`, params);

  const shown = (value: ReactNode) => (typeof value === 'number' ? formatNumber(value, language) : value);

  return {
    language,
    t: t as Translate,
    rich,
    errorText: (code, params) => refusal(`codes.${code}`, params) || refusal('codes.INTERNAL'),
    fieldText: (label, params) => refusal(`fields.${label}`, params) || refusal('fields.invalid'),
    has: (key) => find(key) !== undefined,
    hasArea: (area) => areas[area] !== undefined,
    add: (arrived) => {
      areas = merged(areas as TextTree, arrived as TextTree) as Resources;
      found.clear();
    },
  };
}

/** A new tree with the texts of both; a text in both is that of `more`. */
function merged(tree: TextTree, more: TextTree): TextTree {
  const whole = { ...tree };
  for (const [key, value] of Object.entries(more)) {
    const former = whole[key];
    whole[key] = isTree(former) && isTree(value) ? merged(former, value) : value;
  }
  return whole;
}

function isTree(value: string | Plural | TextTree | undefined): value is TextTree {
  return typeof value === 'object' && !isPlural(value);
}

function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'one' in value && 'other' in value;
}

const Context = createContext<Texts | null>(null);

/** Gives the page its texts, and the components of `web/ui` the words they say by themselves. */
export function TextsProvider({ value, children }: { value: Texts; children: ReactNode }) {
  return (
    <Context.Provider value={value}>
      <WordsProvider value={wordsOf(value)}>{children}</WordsProvider>
    </Context.Provider>
  );
}

/** Cached per language, keyed by the texts themselves, so it holds nothing of a visitor. */
const words = new WeakMap<Texts, Words>();

function wordsOf(texts: Texts): Words {
  let made = words.get(texts);
  if (!made) words.set(texts, (made = makeWords(texts.t)));
  return made;
}

/** Read when they are said: some of them come with the code that says them. */
function makeWords(t: Translate): Words {
  return {
    get close() {
      return t('common.close');
    },
    get loading() {
      return t('common.loading');
    },
    get optional() {
      return t('common.optional');
    },
    get clear() {
      return t('common.clear');
    },
    get chooseOption() {
      return t('common.chooseOption');
    },
    get breadcrumb() {
      return t('common.breadcrumb');
    },
    get notifications() {
      return t('common.notifications');
    },
    get backToTop() {
      return t('common.backToTop');
    },
    get showPassword() {
      return t('common.showPassword');
    },
    get hidePassword() {
      return t('common.hidePassword');
    },
    get pages() {
      return t('common.pagination.label');
    },
    get previousPage() {
      return t('common.pagination.previous');
    },
    get nextPage() {
      return t('common.pagination.next');
    },
    get quantity() {
      return t('common.quantity.label');
    },
    get more() {
      return t('common.quantity.more');
    },
    get fewer() {
      return t('common.quantity.fewer');
    },
    get search() {
      return t('common.search');
    },
    page: (page) => t('common.pagination.page', { page }),
    remove: (name) => t('common.removeNamed', { name }),
    noOptions: (text) => t('common.noOptions', { text }),
    rating: (value) => t('common.rating.value', { value }),
    results: (count) => t('common.results', { count }),
  };
}

/** The texts of the page's language; throws outside of a `TextsProvider`. */
export function useTexts(): Texts {
  const texts = useContext(Context);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}

/** `t('common.close')`; `t('common.pieces', { count: 3 })`. */
export function useT(): Translate {
  return useTexts().t;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useTexts().language;
}
