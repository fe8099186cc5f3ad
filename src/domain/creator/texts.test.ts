import { expect, test } from 'vitest';
import { inLanguage, localText } from './texts.ts';
import { isImageUrl, isSafeUrl, mediaKeyOf } from './urls.ts';

test('LY-15 a text shows in the reader’s language, else Estonian, else the first there is', () => {
  const text = { et_EE: 'Tarne', ru_RU: 'Доставка', en_US: '' };
  expect(localText(text, 'ru')).toBe('Доставка');
  expect(localText(text, 'en')).toBe('Tarne');
  expect(localText({ lv_LV: 'Piegāde' }, 'en')).toBe('Piegāde');
  expect(localText({}, 'en')).toBe('');
});

test('LY-14 /-/ becomes a soft hyphen, also deep in the props', () => {
  expect(inLanguage({ a: 'juukse/-/hooldus', tags: [{ et_EE: 'x/-/y' }], n: 3, none: null }, 'et')).toEqual({
    a: 'juukse\u{ad}hooldus',
    tags: ['x\u{ad}y'],
    n: 3,
    none: null,
  });
});

test('LY-14 an address keeps its /-/', () => {
  expect(inLanguage({ linkUrl: '/a/-/b', imgSrc: '/-/a.png' }, 'et')).toEqual({
    linkUrl: '/a/-/b',
    imgSrc: '/-/a.png',
  });
});

test('LY-15 a text nobody has written in any language is empty', () => {
  expect(inLanguage({ title: {}, tags: [{}], hideOn: [] }, 'et')).toEqual({
    title: '',
    tags: [''],
    hideOn: [],
  });
});

test('LY-15 documents are left as they are', () => {
  const body = {
    version: '2.22.2',
    time: 0,
    blocks: [{ id: 'a', type: 'paragraph', data: { text: 'a/-/b' }, tunes: {} }],
  };
  expect(inLanguage({ body }, 'et')).toEqual({ body });
});

test.each(['/', '/a?b=c', '#a', 'https://a.ee/b', 'mailto:a@b.ee', 'tel:+3721'])(
  'CR-01 %s may be linked',
  (url) => {
    expect(isSafeUrl(url)).toBe(true);
  },
);

test.each([
  '',
  '#',
  'a',
  '//a.ee',
  '/\\a.ee',
  'http://a.ee',
  'javascript:x',
  'data:text/html,x',
  'https://',
  ' /a',
  `/${'a'.repeat(1000)}`,
])('CR-01 %s may not be linked', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});

test('CR-01 an image is a path or an https address with the ending of an image', () => {
  expect(['/media/860/a.webp', 'https://a.ee/b.JPG?x=1', '/a.svg'].every(isImageUrl)).toBe(true);
  expect(['/a.exe', '#a.png', 'mailto:a.png', 'http://a.ee/b.png', '/a'].some(isImageUrl)).toBe(false);
});

test('CR-01 a picture of the media library is known by its key, with or without a width', () => {
  expect(mediaKeyOf('/media/1200/45/b053.webp')).toBe('45/b053.webp');
  expect(mediaKeyOf('/media/45/b053.webp')).toBe('45/b053.webp');
  expect(mediaKeyOf('/media/files/45/b053.svg')).toBe('45/b053.svg');
  expect(mediaKeyOf('https://a.ee/media/1200/a.webp')).toBeUndefined();
});
