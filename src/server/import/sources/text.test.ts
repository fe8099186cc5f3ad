import { expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';
import { guessLanguage } from './language.ts';

test('Import Shopify Body (HTML) becomes plain paragraphs without scripts', () => {
  const html =
    '<meta charset="utf-8"><p style="x">Soft &amp; <b>light</b>.<br>Second&nbsp;line</p>\n<ul>\n<li>one</li>\n<li>two &lt; 3</li>\n</ul>' +
    '<script>alert(1)</script><img src=x onerror=alert(1)><p>End 💅</p><style>p{}</style>';
  expect(htmlToText(html)).toBe('Soft & light.\nSecond line\n\n• one\n• two < 3\n\nEnd 💅');
  expect(htmlToText('Plain text,\nwith 1 < 2 & lines')).toBe('Plain text,\nwith 1 < 2 & lines');
  expect(htmlToText('<p><script')).not.toContain('<');
});

test('Import the language of a file in one language is told from its words', () => {
  expect(guessLanguage('Womens casual varsity top, with the letter', 'et')).toBe('en');
  expect(guessLanguage('Niisutav šampoon kõigile juustele ja peanahale', 'en')).toBe('et');
  expect(guessLanguage('Увлажняющий шампунь OXLAB для волос', 'et')).toBe('ru');
  expect(guessLanguage('Mitrinošs šampūns sausiem matiem un galvas ādai', 'et')).toBe('lv');
  expect(guessLanguage('Kosteuttava shampoo kuiville hiuksille ja päänahalle', 'en')).toBe('fi');
  expect(guessLanguage('XZ-200', 'et')).toBe('et');
});
