import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { campaignProps, eventProps, postProps } from '../../src/domain/creator/contract.ts';
import { placementProblem, type Placed } from '../../src/domain/creator/placement.ts';
import { layoutPositions, type PlaceholderTypeName } from '../../src/domain/creator/placeholder-types.ts';
import { languages, type Language } from '../../src/domain/locales.ts';
import { blockOf } from '../../src/web/blocks/registry.ts';
import { brands } from '../catalogue/brands.ts';
import { categories } from '../catalogue/categories.ts';
import type { SeedBlock, SeedPage } from './builder.ts';
import { campaigns } from './campaigns.ts';
import { drawPages, drawProps } from './draw.ts';
import { events } from './events.ts';
import { keepNumbers } from './keep-numbers.ts';
import { referencesIn, withAddresses, type Addresses } from './links.ts';
import { picturesOf } from './load.ts';
import { pages } from './pages.ts';
import { popularBrands, popularCategories, popularSearches } from './popular.ts';
import { reviewsOf } from './reviews.ts';
import { mapUrl, stores } from './stores.ts';
import { modelFormCall } from '../../src/domain/returns/calls.ts';

const codes = new Set(categories.map((one) => one.code));
const slugs = new Set(brands.map((one) => one.slug));

/** Addresses as the shop would give them, of what the catalogue really holds. */
const addresses: Addresses = {
  category: (code) => (codes.has(code) ? `/products/categories/1-${code}` : undefined),
  brand: (slug) => (slugs.has(slug) ? `/products/brands/1-${slug}` : undefined),
  media: (file) =>
    existsSync(join(import.meta.dirname, '..', 'media', file)) ? `/media/1200/ab/${file}` : undefined,
};

function* everyBlock(blocks: readonly SeedBlock[]): Generator<SeedBlock> {
  for (const block of blocks) {
    yield block;
    yield* everyBlock(block.children);
  }
}

const blocksOf = (page: SeedPage) =>
  Object.values(page.placeholders).flatMap((blocks) => [...everyBlock(blocks)]);
const isTexts = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && 'et' in value && 'lv' in value;

/** Every text of a page in its languages, with where it stands. */
function textsOf(page: SeedPage): { where: string; texts: Record<Language, string> }[] {
  const found = [{ where: `${page.path} title`, texts: page.title }];
  if (page.type !== 'SHADOW') found.push({ where: `${page.path} description`, texts: page.description });
  const visit = (value: unknown, where: string) => {
    if (isTexts(value)) found.push({ where, texts: value });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${where}.${key}`);
  };
  for (const block of blocksOf(page)) visit(block.props, `${page.path} ${block.name}`);
  return found;
}

const allTexts = pages.flatMap(textsOf);
/** Words alone: without addresses, marks and references. */
const words = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/@\w+\([^)]*\)/g, '')
    .replaceAll(/\S+@\S+|\S+\.(?:ee|lv|gov)\S*/g, '');

describe('texts', () => {
  test('LY-15 every text is there in all five languages', () => {
    const missing = allTexts.flatMap(({ where, texts }) =>
      languages.filter((language) => !texts[language]?.trim()).map((language) => `${where} ${language}`),
    );
    expect(missing).toEqual([]);
  });

  test('LY-15 Russian is written in Cyrillic, the others are not', () => {
    const wrong = allTexts.flatMap(({ where, texts }) =>
      languages.flatMap((language) => {
        const text = words(texts[language]);
        const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
        const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
        if (language !== 'ru') return cyrillic > 0 ? [`${where} ${language}`] : [];
        // Names of brands stand in Latin letters; short texts may be nothing else.
        return text.length > 40 && cyrillic < latin * 2 ? [`${where} ru`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('LY-15 a number never stands on another line than what it counts', () => {
    expect(keepNumbers('3 kpl, 6 % ja 60 € alkaen 1 : 2, 1,5 l')).toBe(
      '3\u00a0kpl, 6\u00a0% ja 60\u00a0€ alkaen 1\u00a0:\u00a02, 1,5\u00a0l',
    );
    expect(keepNumbers('10 min läbi, 2 lõikust, 3 mustrit')).toBe('10\u00a0min läbi, 2 lõikust, 3 mustrit');
    expect(keepNumbers('8.00–16.30, Tallinn–Tartu, e-post ja /uus-e-post')).toBe(
      '8.00\u2060–\u206016.30, Tallinn–Tartu, e-\u2060post ja /uus-e-post',
    );
  });

  test('LY-15 no language repeats the text of another', () => {
    const same = allTexts.flatMap(({ where, texts }) =>
      languages.flatMap((one, index) =>
        languages
          .slice(index + 1)
          .flatMap((other) =>
            texts[one] === texts[other] && words(texts[one]).length > 25 ? [`${where} ${one}=${other}`] : [],
          ),
      ),
    );
    expect(same).toEqual([]);
  });

  test('LY-15 letters of a language stay in it', () => {
    const foreign: Partial<Record<Language, RegExp>> = {
      et: /[āčēģīķļņūŗåѣ]/i,
      fi: /[āčēģīķļņūõ]/i,
      lv: /[äöüõå]/i,
    };
    // Streets, towns and brands keep their names.
    const names = /Pärnu|Meriväli|Brīvības(?: gatv\w+)?|Līga|Rīga|Lielā|Liepāja|OÜ|Rosé/g;
    const wrong = allTexts.flatMap(({ where, texts }) =>
      languages.flatMap((language) => {
        const found = foreign[language]?.exec(words(texts[language]).replaceAll(names, ''));
        return found
          ? [`${where} ${language} ${texts[language].slice(Math.max(0, found.index - 20), found.index + 20)}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('LY-15 the voice is calm and the quotes are the language’s own', () => {
    const wrong = allTexts.flatMap(({ where, texts }) =>
      languages.flatMap((language) => {
        const text = words(texts[language]);
        const strange = { en: /["„«]/, et: /["«]/, ru: /["„“]/, fi: /["„«“]/, lv: /["«“]/ }[language];
        return text.includes('!') || strange.test(text) ? [`${where} ${language}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('pages', () => {
  test('CR-01 every block is where it may stand and its props are right in every language', () => {
    const problems: string[] = [];
    const check = (
      list: readonly SeedBlock[],
      type: PlaceholderTypeName,
      above: readonly Placed[],
      where: string,
    ) => {
      const siblings: Placed[] = [];
      for (const { name, props, children } of list) {
        const block = blockOf(name)!;
        const problem = placementProblem(block, type, above, siblings);
        if (problem) problems.push(`${where} ${name}: ${problem}`);
        for (const language of languages) {
          const drawn = drawProps(props, language, (text) => withAddresses(text, addresses, language));
          const { error } = block.schema.strict().safeParse(drawn);
          if (error) problems.push(`${where} ${name} ${language}: ${error.message}`);
          for (const prop of block.required) if (!drawn[prop]) problems.push(`${where} ${name}: no ${prop}`);
        }
        siblings.push(block);
        check(children, type, [...above, block], `${where} ${name}`);
      }
    };
    for (const page of pages) {
      for (const [type, blocks] of Object.entries(page.placeholders)) {
        check(blocks, type as PlaceholderTypeName, [], page.path);
      }
    }
    expect(problems).toEqual([]);
  });

  test('RT-09 every link leads to a page of the shop', () => {
    const written = new Set(pages.filter((page) => page.type !== 'SHADOW').map((page) => page.path));
    const routes = new Set([
      '/',
      '/products',
      '/contact',
      '/campaigns',
      '/events',
      '/inspiration',
      '/withdraw',
    ]);
    const leads = (url: string) => {
      const [path] = url.split(/[?#]/) as [string];
      return (
        /^(?:mailto:|tel:|https:)/.test(url) ||
        path.startsWith('@') ||
        written.has(path) ||
        routes.has(path) ||
        path === modelFormCall.path
      );
    };
    const dead = pages.flatMap((page) =>
      blocksOf(page).flatMap(({ props }) => {
        const direct = Object.entries(props).flatMap(([key, value]) =>
          key.endsWith('Url') ? [String(value)] : [],
        );
        const inText = [...JSON.stringify(props).matchAll(/href=\\"([^"\\]+)\\"/g)].map((match) => match[1]!);
        return [...direct, ...inText].filter((url) => !leads(url)).map((url) => `${page.path} → ${url}`);
      }),
    );
    expect(dead).toEqual([]);
  });

  test('RT-09 links name categories and brands that the catalogue has', () => {
    const all = JSON.stringify(pages);
    expect(referencesIn(all, 'category').filter((code) => !codes.has(code))).toEqual([]);
    expect(referencesIn(all, 'brand').filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(
      Object.values(popularCategories)
        .flat()
        .filter((code) => !codes.has(code)),
    ).toEqual([]);
    expect(
      Object.values(popularBrands)
        .flat()
        .filter((slug) => !slugs.has(slug)),
    ).toEqual([]);
    expect(campaigns.flatMap((one) => one.categories).filter((code) => !codes.has(code))).toEqual([]);
  });

  test('RT-01 every picture is in the media folder', () => {
    expect(picturesOf(pages).filter((file) => addresses.media(file) === undefined)).toEqual([]);
  });

  test('LY-02 LY-08 every position of the frame but the banner on top is filled', () => {
    const filled = pages.filter((page) => page.type === 'SHADOW').map((page) => page.path);
    expect(layoutPositions.filter((position) => !filled.includes(position))).toEqual(['BANNER_TOP']);
  });

  test('LY-08 the Latvian shop is written to and called under its own addresses, in every language', () => {
    const rows = drawPages(pages, addresses);
    const textsIn = (path: string, shopId: number | null) => {
      const schemes = rows.schemes.filter((one) => one.path === path && one.shop_id === shopId);
      expect(schemes.map((one) => one.language)).toEqual(languages);
      return schemes.map(({ uuid }) =>
        JSON.stringify(rows.components.filter((one) => one.scheme_uuid === uuid)),
      );
    };
    for (const path of ['/shared/footer-contact', '/delivery', '/about']) {
      for (const text of textsIn(path, 3)) {
        expect(text, path).toContain('palidziba@ilumaja.example');
        expect(text, path).not.toMatch(/tugi@|\+372/);
      }
    }
    for (const path of ['/shared/footer-contact', '/delivery', '/about', '/terms', '/accessibility']) {
      for (const text of textsIn(path, null)) {
        expect(text, path).toMatch(/tugi@|\+372/);
        expect(text, path).not.toMatch(/palidziba@|\+371/);
      }
    }
  });

  test('RT-01 how dark a hair colour is has one name in Latvian', () => {
    expect(
      allTexts.filter(({ texts }) => /dziļum/.test(texts.lv) && /toņ|matu|krās/i.test(texts.lv)),
    ).toEqual([]);
  });

  test('CR-01 pages have one path each, and titles that fit', () => {
    const keys = pages.map((page) => `${page.type} ${page.path}`);
    expect(keys.length).toBe(new Set(keys).size);
    expect(
      allTexts.filter(
        ({ where, texts }) => where.endsWith(' title') && languages.some((one) => texts[one].length > 90),
      ),
    ).toEqual([]);
  });

  test('CR-01 drawn twice, rows are the same and every uuid is one of a kind', () => {
    const rows = drawPages(pages, addresses);
    expect(drawPages(pages, addresses)).toEqual(rows);
    const uuids = [...rows.routes, ...rows.schemes, ...rows.placeholders, ...rows.components].map(
      (one) => one.uuid,
    );
    expect(uuids.length).toBe(new Set(uuids).size);
    const inLatvia = pages.filter((page) => page.inLatvia);
    expect(rows.schemes.length).toBe((pages.length + inLatvia.length) * languages.length);
  });
});

test('CN-01 one campaign is special, several are highlighted, all have right facts and periods', () => {
  const facts = campaigns.map((one) => campaignProps.parse(one.page.props));
  expect(facts.filter((one) => one.order === -1).length).toBe(1);
  expect(facts.filter((one) => one.is_highlighted).length).toBeGreaterThan(2);
  expect(campaigns.every((one) => Date.parse(one.from) < Date.parse(one.to))).toBe(true);
});

test('RT-07 events of three templates lie between November and March and have right facts', () => {
  expect(new Set(events.map((one) => one.template))).toEqual(new Set(['training', 'workshop', 'open-day']));
  for (const page of pages.filter((one) => one.type === 'EVENT')) eventProps.strict().parse(page.props);
  for (const { starts_at, ends_at } of events) {
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse(starts_at));
    expect(starts_at >= '2026-11-25' && ends_at < '2027-04-01').toBe(true);
  }
});

test('CN-02 articles have a cover, facts and something to read in every language', () => {
  const articles = pages.filter((one) => one.type === 'POST');
  expect(articles.length).toBeGreaterThanOrEqual(7);
  for (const page of articles) {
    expect(page.image).toMatch(/^covers\//);
    postProps.strict().parse(page.props);
    const body = blocksOf(page).find((one) => one.name === 'post')!.props['body'] as {
      rich: Record<Language, string>;
    };
    for (const language of languages)
      expect(words(body.rich[language]).split(/\s+/).length).toBeGreaterThan(150);
  }
});

test('RT-02 stores have a place on the map, a telephone, an address and hours', () => {
  expect(new Set(stores.map((one) => one.city)).size).toBeGreaterThanOrEqual(4);
  for (const store of stores) {
    expect(mapUrl(store.at)).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(store.phone).toMatch(/^\+37[12] /);
    expect(store.email).toMatch(/@ilumaja\.example$/);
    expect(store.opening_hours.length).toBeGreaterThan(0);
  }
});

test('SR-02 popular searches are in the language of those who search', () => {
  for (const language of languages) expect(popularSearches[language].length).toBeGreaterThanOrEqual(10);
  expect(popularSearches.ru.every((term) => /^[\p{Script=Cyrillic} ]+$/u.test(term))).toBe(true);
});

test('PL-06 best sellers have hundreds of reviews in five languages, most of them approved', () => {
  const roots = ['hair-care', 'colour', 'tools', 'nails', 'gifts', 'furniture'];
  const products = Array.from({ length: 110 }, (_, index) => ({
    id: index + 1,
    sku: `SKU-${index}`,
    root: roots[index % roots.length]!,
  }));
  const reviews = reviewsOf(products);
  expect(reviews.length).toBeGreaterThanOrEqual(400);
  expect(reviewsOf(products)).toEqual(reviews);
  expect(new Set(reviews.map((one) => one.language))).toEqual(new Set(languages));
  expect(new Set(reviews.map((one) => one.moderation))).toEqual(new Set(['approved', 'pending', 'denied']));
  const approved = reviews.filter((one) => one.moderation === 'approved');
  expect(approved.length / reviews.length).toBeGreaterThan(0.9);
  const average = approved.reduce((sum, one) => sum + one.rating, 0) / approved.length;
  expect(average).toBeGreaterThan(3.9);
  expect(average).toBeLessThan(4.7);
  expect(reviews.every((one) => one.created_at.startsWith('2026-') && one.created_at < '2026-11-21')).toBe(
    true,
  );
});
