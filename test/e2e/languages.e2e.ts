import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/domain/locales.ts';
import { languageLocales, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

const paths = [
  '/',
  '/products/categories/8',
  '/products/3',
  '/products?search=mask',
  '/campaigns',
  '/events',
  '/contact',
];

/**
 * Words no other language of the shop has: one of these on a page in another language is a text somebody
 * forgot. Names of brands and products' own names are left out by where they are looked for.
 */
const telling: Record<Language, RegExp> = {
  et: words(
    'või kõik toode toodet tooted juuste juustele juuksed hinnad käibemaksuga laos otsi näita meie sinu avaleht',
  ),
  en: words('the and with your products stock show search price for'),
  ru: /[а-яё]{2,}/giu,
  fi: words('hiusten hiuksille tuotetta tuotteet kaikki sekä sinun varastossa etusivu näytä hinta'),
  lv: words('visi matiem produkti produkts noliktavā meklēt cena jūsu rādīt sākums'),
};

function words(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');
}

for (const language of languages) {
  test(`LY-15 in ${language} every page speaks ${language} alone`, async () => {
    const { page, context, open } = await newVisitor({ locale: languageLocales[language] });
    await open(`/contact?lang=${language}`);
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toMatch(
      new RegExp(`^${language}_`),
    );
    const others = languages.filter((one) => one !== language);
    for (const path of paths) {
      await open(path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      // Languages are named in their own words everywhere.
      const text = (await ownTexts(page)).replaceAll('Русский', '');
      for (const other of others) {
        expect([...new Set(text.match(telling[other]) ?? [])], `${other} on ${path}`).toEqual([]);
      }
      const title = await page.title();
      if (language === 'ru') expect(title, path).toMatch(/[а-яё]|^Ilumaja|NORDLYS/i);
      // A text that is missing would show its key.
      expect(
        text.match(/\b(?:shell|common|catalogue|content|search|errors|blocks)\.[a-z]+(?:\.[a-zA-Z]+)*\b/g),
        path,
      ).toBeNull();
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    }
  });
}

test('RT-20 LY-15 a first visit speaks the language of the shop, whatever the browser asks for', async () => {
  for (const locale of ['ru-RU', 'de-DE']) {
    const { page, open } = await newVisitor({ locale });
    await open('/contact');
    expect(await page.locator('html').getAttribute('lang'), locale).toBe('et');
  }
});

test('LY-15 PL-02 on a phone every order of a list is told in full, and no name leaves its card', async () => {
  for (const language of languages) {
    const { page, open } = await newVisitor({ window: phone, locale: languageLocales[language] });
    await open(`/products/categories/8?lang=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const cut = await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('main select')!;
      const { paddingLeft, paddingRight, font } = getComputedStyle(select);
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      return [...select.options].map((one) => one.text).filter((text) => pen.measureText(text).width > room);
    });
    expect(cut, language).toEqual([]);
    // A word too long for its card is broken, never cut off at the edge.
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main article h2')]
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map((name) => name.textContent),
    );
    expect(beyond, language).toEqual([]);
  }
});

/** What a page says, without the parts in another language on purpose: names of languages, and reviews. */
function ownTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.documentElement.lang;
    const parts: string[] = [];
    const walk = (node: Node): void => {
      if (node instanceof Text) parts.push(node.data);
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) {
        node.childNodes.forEach((child) => node instanceof Document && walk(child));
        return;
      }
      const lang = node.getAttribute('lang');
      if (lang && lang !== here) return;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'ADDRESS'].includes(node.tagName)) return;
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
        const value = node.getAttribute(name);
        if (value) parts.push(value);
      }
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return parts.join('\n');
  });
}
