import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { blockNames, type BlockName } from '../../domain/creator/block-names.ts';
import type { BlockDefinition } from './definition.ts';
import { blocks } from './registry.ts';

const all: readonly BlockDefinition[] = Object.values(blocks);
const accepts = (name: BlockName, props: object) => blocks[name].schema.safeParse(props).success;

const propsOf = (block: BlockDefinition) => Object.entries(block.schema.shape as Record<string, z.ZodType>);

const documentOf = (count: number, text = '') => ({
  body: {
    version: '2.22.2',
    time: 0,
    blocks: Array.from({ length: count }, (_, id) => ({ id: `b${id}`, type: 'paragraph', data: { text } })),
  },
});

const tags = (count: number) => ({ tags: Array.from({ length: count }, () => ({ et_EE: 'Hooldus' })) });

/** How an over-long value of each kind of text prop is made. */
const texts = all.flatMap((block) =>
  propsOf(block).flatMap(([prop, type]) => {
    const { field, limit } = (type.meta() ?? {}) as { field?: string; limit?: number };
    return limit && (field === 'text' || field === 'local_text')
      ? [{ name: block.name, prop, field, limit }]
      : [];
  }),
);
const fieldsOf = (wanted: string) =>
  all.flatMap((block) =>
    propsOf(block)
      .filter(([, type]) => (type.meta() as { field?: string } | undefined)?.field === wanted)
      .map(([prop]) => ({ name: block.name, prop })),
  );

describe('BL the registry of blocks', () => {
  test('CR-01 holds every block under its own name', () => {
    expect(Object.keys(blocks)).toEqual([...blockNames]);
    for (const [name, block] of Object.entries(blocks)) expect(block.name).toBe(name);
  });

  test.each(all.map((block) => block.name))('BL-%s accepts its defaults', (name) => {
    const props = blocks[name].schema.parse({});
    expect(blocks[name].schema.parse(props)).toEqual(props);
  });

  test.each(all)('BL-$name stands where its parents let it, and its wrapper takes it', (block) => {
    for (const parent of block.parents) {
      if (parent !== 'PLACEHOLDER') expect(blocks[parent].children).toContain(block.name);
    }
    for (const child of block.children) {
      const parents: readonly string[] = blocks[child].parents;
      // A placeholder block counts as what it stands in.
      expect(block.name === 'placeholder' ? parents.length > 0 : parents.includes(block.name)).toBe(true);
    }
    if (block.requiresWrapper) expect(blocks[block.requiresWrapper].children).toContain(block.name);
    for (const child of block.startsWith) expect(block.children).toContain(child);
    for (const prop of [...block.inline, ...block.required])
      expect(Object.keys(block.schema.shape)).toContain(prop);
    expect(block.directions.length).toBeGreaterThan(0);
  });

  test.each(texts)(
    'BL-$name RQ-06 $prop takes $limit characters and refuses one more',
    ({ name, prop, field, limit }) => {
      expect(accepts(name, { [prop]: 'a'.repeat(limit) })).toBe(true);
      expect(accepts(name, { [prop]: 'a'.repeat(limit + 1) })).toBe(false);
      if (field === 'local_text') {
        expect(accepts(name, { [prop]: { et_EE: 'a'.repeat(limit) } })).toBe(true);
        expect(accepts(name, { [prop]: { et_EE: 'a'.repeat(limit + 1) } })).toBe(false);
        expect(accepts(name, { [prop]: { de_DE: 'a' } })).toBe(false);
      }
    },
  );

  test.each(fieldsOf('url'))(
    'BL-$name $prop refuses an address that is not of the list',
    ({ name, prop }) => {
      for (const url of ['javascript:alert(1)', '//a.ee', 'http://a.ee', `/${'a'.repeat(1000)}`]) {
        expect(accepts(name, { [prop]: url, title: 't' })).toBe(false);
      }
      expect(accepts(name, { [prop]: 'https://a.ee', ...(name === 'iframe' ? { title: 't' } : {}) })).toBe(
        true,
      );
    },
  );

  test.each(fieldsOf('image'))('BL-$name $prop refuses what is not an image', ({ name, prop }) => {
    expect(accepts(name, { [prop]: '/a.exe' })).toBe(false);
    expect(accepts(name, { [prop]: '/media/860/a.webp' })).toBe(true);
  });

  test.each(fieldsOf('choice'))('BL-$name $prop refuses what is not offered', ({ name, prop }) => {
    expect(accepts(name, { [prop]: 'mauve' })).toBe(false);
    expect(accepts(name, { [prop]: 7 })).toBe(false);
  });

  test.each(all.map((block) => block.name))('BL-%s uniqueId and hideOn', (name) => {
    expect(accepts(name, { uniqueId: 'tarne-2', hideOn: ['MOBILE', 'SCREEN'] })).toBe(true);
    for (const uniqueId of ['Tarne', 'a b', 'õ', 'a'.repeat(65)])
      expect(accepts(name, { uniqueId })).toBe(false);
    expect(accepts(name, { hideOn: ['TABLET'] })).toBe(false);
  });
});

test.each([
  ['carousel', 'visibleSlides', 1, 2],
  ['title_text', 'level', 1, 5],
  ['blog_post_list', 'pageSize', 1, 24],
  ['horizontal_post_list', 'limit', 1, 12],
  ['iframe', 'height', 100, 4000],
  ['huge_banner', 'switchTimeoutSeconds', 1, 60],
  ['huge_banner', 'closeTimeoutSeconds', 1, 120],
] as const)('BL-%s %s is %i to %i', (name, prop, min, max) => {
  for (const value of [min, max]) expect(accepts(name, { [prop]: value })).toBe(true);
  for (const value of [min - 1, max + 1, min + 0.5]) expect(accepts(name, { [prop]: value })).toBe(false);
});

test('BL-product_card BL-product_carousel_list ids begin at 1', () => {
  expect(accepts('product_card', { productId: 1 })).toBe(true);
  expect(accepts('product_card', { productId: 0 })).toBe(false);
  expect(accepts('product_carousel_list', { favouriteBrandId: 0 })).toBe(false);
});

test.each(['product_carousel_list', 'horizontal_product_list'] as const)(
  'BL-%s the brand is required when its favourites are asked for',
  (name) => {
    expect(accepts(name, { queryType: 'brand_favourites' })).toBe(false);
    expect(accepts(name, { queryType: 'brand_favourites', favouriteBrandId: 3 })).toBe(true);
    expect(accepts(name, { queryType: 'newest' })).toBe(false);
  },
);

test('BL-iframe a title is required with a path', () => {
  expect(accepts('iframe', { path: 'https://a.ee' })).toBe(false);
  expect(accepts('iframe', { path: 'https://a.ee', title: { et_EE: '' } })).toBe(false);
  expect(accepts('iframe', { path: 'https://a.ee', title: { et_EE: 'Kaart' } })).toBe(true);
  expect(accepts('iframe', { path: '/own', title: 'x' })).toBe(false);
});

test('BL-spacer takes its heights only', () => {
  for (const height of [8, 16, 24, 32, 48, 64, 80, 120]) expect(accepts('spacer', { height })).toBe(true);
  for (const height of [0, 7, 33, 121, '32']) expect(accepts('spacer', { height })).toBe(false);
});

test('BL-dynamic_text BL-post a document holds at most 500 blocks and 200 kB', () => {
  expect(accepts('dynamic_text', documentOf(500))).toBe(true);
  expect(accepts('dynamic_text', documentOf(501))).toBe(false);
  expect(accepts('post', documentOf(1, 'a'.repeat(199_000)))).toBe(true);
  expect(accepts('post', documentOf(1, 'õ'.repeat(100_001)))).toBe(false);
});

test('BL-blog_head takes ten tags', () => {
  expect(accepts('blog_head', tags(10))).toBe(true);
  expect(accepts('blog_head', tags(11))).toBe(false);
});
