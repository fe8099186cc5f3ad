import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { blockNames, type BlockName } from '../../src/domain/creator/block-names.ts';
import type { ComposedNode } from '../../src/domain/creator/contract.ts';
import { languages, type Language } from '../../src/domain/locales.ts';
import { blocks } from '../../src/web/blocks/registry.ts';
import { answers } from '../../src/web/blocks/testing/data.ts';
import { renderOnServer, node } from '../../src/web/blocks/testing/tools.tsx';
import { useVisitors } from './visitor.ts';

const newVisitor = useVisitors();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Words as long as each language has them, to fill a text to its limit. */
const longWords: Record<Language, string> = {
  et: 'õlitustriistadehooldusvahend juuksevärvieemaldajakomplekt ',
  en: 'hairdressing-equipment straightforwardness uncharacteristically ',
  ru: 'профессионально-парикмахерское высокопигментированный ',
  fi: 'kosteuttavahiustenhoitoainepakkaus ammattilaiskampaamotarvike ',
  lv: 'visaugstvērtīgākajiem frizieraprīkojumam profesionālajiem ',
};

type Fill = 'empty' | 'usual' | 'longest';

/** A block with its usual children, in the wrapper it needs, on a page of one language. */
function filled(name: BlockName, fill: Fill, language: Language): ComposedNode {
  const one = (block: BlockName, children: ComposedNode[] = []) =>
    node(block, propsOf(block, fill, language), children, language);
  const children = fill === 'empty' ? [] : (blocks[name].sample.children ?? []).map((child) => one(child));
  const wrapper = blocks[name].requiresWrapper;
  const own = one(name, children);
  return wrapper ? node(wrapper, {}, [own], language) : own;
}

function propsOf(name: BlockName, fill: Fill, language: Language): Record<string, unknown> {
  if (fill === 'empty') return {};
  const { props } = blocks[name].sample;
  if (fill === 'usual') return props;
  const shape = Object.entries(blocks[name].schema.shape as Record<string, z.ZodType>);
  const long = shape.flatMap(([prop, type]) => {
    const { limit } = (type.meta() ?? {}) as { limit?: number };
    // A column width is a number, and an address keeps its shape.
    return limit && typeof props[prop] === 'string' && prop !== 'columnWidth' && prop !== 'uuid'
      ? [
          [
            prop,
            longWords[language]
              .repeat(40)
              .slice(0, limit - 1)
              .trim(),
          ],
        ]
      : [];
  });
  return { ...props, ...Object.fromEntries(long) };
}

/** All blocks one below the other, as the server renders them, in the styles of the built shop. */
async function page(fill: Fill, language: Language, { styles, picture }: Look): Promise<string> {
  const rendered: string[] = [];
  for (const name of blockNames) {
    // Without its uuid this one must fail.
    if (name === 'huge_banner' && fill === 'empty') continue;
    const html = await renderOnServer([filled(name, fill, language)], { language, answers });
    // Pictures and frames would be fetched from elsewhere; they have the size of their place all the same.
    const still = html
      .replaceAll(/<link [^>]*>| srcset="[^"]*"| href="\/src\/[^"]*"/gi, '')
      .replaceAll(/ src="[^"]*"/g, ` src="${picture}"`);
    rendered.push(`<div data-test="${name}">${still}</div>`);
  }
  return `<!DOCTYPE html><html lang="${language}"><head><title>Ilumaja</title>${styles}</head><body><main><h1>Ilumaja</h1>${rendered.join('\n')}</main></body></html>`;
}

interface Look {
  styles: string;
  picture: string;
}

/** The styles of the shop, and a picture of its own; leaves the visitor on an empty page of the shop. */
async function lookOf(tab: Page): Promise<Look> {
  const look = await tab.evaluate(() => ({
    styles: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML).join(''),
    picture: document.querySelector('link[rel=icon]')!.getAttribute('href')!,
  }));
  await tab.goto(new URL('/healthz', tab.url()).href);
  return look;
}

test('BL every block fits windows of 320, 860, 1280 and 1440 px, empty, usual and with the longest words of five languages', async () => {
  const { page: tab, open, expects } = await newVisitor();
  // An empty page has no icon of its own, so the browser looks for one.
  expects(/status of 404/);
  await open('/contact');
  const look = await lookOf(tab);
  const tooWide: string[] = [];
  for (const [fill, language] of [
    ['empty', 'et'],
    ['usual', 'et'],
    ...languages.map((language) => ['longest', language] as const),
  ] as const) {
    await tab.setContent(await page(fill, language, look));
    await tab.evaluate(() => document.fonts.ready);
    for (const width of [320, 860, 1280, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      const found = await tab.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-test]')];
        for (const one of all) one.hidden = true;
        return all.flatMap((one) => {
          one.hidden = false;
          const { scrollWidth, clientWidth } = document.documentElement;
          one.hidden = true;
          return scrollWidth > clientWidth
            ? [`${one.dataset['test']} by ${scrollWidth - clientWidth} px`]
            : [];
        });
      });
      tooWide.push(...found.map((what) => `${what} at ${width}, ${fill} ${language}`));
    }
  }
  expect(tooWide).toEqual([]);
});

test('BL axe finds nothing in any block in a browser, colours included', async () => {
  const { page: tab, open, expects } = await newVisitor();
  // An empty page has no icon of its own, so the browser looks for one.
  expects(/status of 404/);
  await open('/contact');
  const look = await lookOf(tab);
  await tab.setContent(await page('usual', 'et', look));
  await tab.evaluate(axeSource);
  for (const width of [1440, 360]) {
    await tab.setViewportSize({ width, height: 900 });
    const found = async () => {
      const { violations } = await tab.evaluate(() =>
        (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations'],
        }),
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((at) => `${id}: ${at.target.join(' ')} ${at.html}`),
      );
    };
    // Colours are on their way for a moment after a window has another width.
    await expect.poll(found, { message: `at ${width} px`, interval: 500 }).toEqual([]);
  }
});
