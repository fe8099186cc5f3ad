import { describe, expect, test } from 'vitest';
import type { ComposedNode } from './contract.ts';
import {
  buildTree,
  chooseScheme,
  maxDepth,
  listPath,
  orderSiblings,
  rankSchemes,
  schemePath,
} from './rules.ts';

const scheme = (uuid: string, more: Partial<Parameters<typeof rankSchemes>[0][number]> = {}) => ({
  uuid,
  language: 'et' as const,
  visibility: 'PUBLISHED' as const,
  allow_fallback: true,
  is_business: null,
  shop_id: null,
  created_at: '2026-11-01T00:00:00Z',
  ...more,
});
const visitor = { shopId: 2, language: 'ru' as const, isBusiness: false };
const names = (list: { uuid: string }[]) => list.map((one) => one.uuid);

describe('CR-01 which scheme a visitor is shown', () => {
  test('CR-01 the own language comes before Estonian, Estonian before English', () => {
    const all = [scheme('en', { language: 'en' }), scheme('et'), scheme('ru', { language: 'ru' })];
    expect(names(rankSchemes(all, visitor))).toEqual(['ru', 'et', 'en']);
    expect(names(rankSchemes(all, { ...visitor, language: 'lv' }))).toEqual(['et', 'en']);
    expect(names(rankSchemes(all, { ...visitor, language: 'en' }))).toEqual(['en', 'et']);
  });

  test('CR-01 within a language the own audience comes before everyone, the own shop before every shop', () => {
    const all = [
      scheme('everyone'),
      scheme('shop', { shop_id: 2 }),
      scheme('private', { is_business: false }),
      scheme('business', { is_business: true }),
      scheme('latvia', { shop_id: 3 }),
    ];
    const estonian = { ...visitor, language: 'et' as const };
    expect(names(rankSchemes(all, estonian))).toEqual(['private', 'shop', 'everyone']);
    expect(chooseScheme(all, { ...estonian, isBusiness: true })?.uuid).toBe('business');
    expect(chooseScheme(all, { ...estonian, shopId: 3 })?.uuid).toBe('private');
  });

  test('CR-01 only published schemes are shown, and another language only where the scheme allows it', () => {
    expect(chooseScheme([scheme('a', { visibility: 'UNPUBLISHED' })], visitor)).toBeUndefined();
    expect(chooseScheme([scheme('a', { visibility: 'PRIVATE' })], visitor)).toBeUndefined();
    expect(chooseScheme([scheme('a', { allow_fallback: false })], visitor)).toBeUndefined();
    expect(chooseScheme([scheme('a', { allow_fallback: false })], { ...visitor, language: 'et' })?.uuid).toBe(
      'a',
    );
    expect(rankSchemes([scheme('a')], visitor, false)).toEqual([]);
    expect(chooseScheme([scheme('a', { language: 'fi' })], visitor)).toBeUndefined();
  });
});

const row = (uuid: string, more: Partial<Parameters<typeof buildTree>[0][number]> = {}) => ({
  uuid,
  name: 'static_text',
  props: {},
  slot: 'default',
  parent_uuid: null,
  index: 0,
  template_uuid: null,
  ...more,
});

describe('CR-01 the tree of a placeholder', () => {
  test('CR-01 siblings stand by their place in the pattern, the missing ones last by index', () => {
    const rows = [row('x', { index: 5 }), row('y', { index: 1 }), row('a'), row('b')];
    expect(names(orderSiblings(rows, ['b', 'a']))).toEqual(['b', 'a', 'y', 'x']);
  });

  test('CR-01 children hang under their parents in the order of the pattern', () => {
    const rows = [
      row('child2', { parent_uuid: 'p' }),
      row('child1', { parent_uuid: 'p' }),
      row('p'),
      row('first'),
    ];
    const tree = buildTree(rows, ['first', 'p', 'child1', 'child2']);
    expect(names(tree)).toEqual(['first', 'p']);
    expect(names(tree[1]!.children)).toEqual(['child1', 'child2']);
  });

  test('CR-01 rows whose parent is gone and rows in a ring are left out', () => {
    const rows = [
      row('lost', { parent_uuid: 'gone' }),
      row('a', { parent_uuid: 'b' }),
      row('b', { parent_uuid: 'a' }),
    ];
    expect(buildTree(rows, [])).toEqual([]);
  });

  test('CR-01 a shared block shows the props and children of its template, its own props first', () => {
    const templates = new Map(
      [
        row('t', { name: 'accordion', props: { title: 'shared', uniqueId: 'faq' } }),
        row('t1', { parent_uuid: 't', name: 'accordion_toggle' }),
      ].map((one) => [one.uuid, one]),
    );
    const rows = [row('own', { name: 'accordion', template_uuid: 't', props: { title: 'own' } })];
    expect(buildTree(rows, [], templates)).toMatchObject([
      { uuid: 'own', props: { title: 'own', uniqueId: 'faq' }, children: [{ uuid: 't1' }] },
    ]);
  });

  test('CR-01 a missing template, or one of another kind, is told', () => {
    const rows = [row('own', { template_uuid: 'gone' })];
    expect(buildTree(rows, [])).toMatchObject([{ problem: 'missing_template', children: [] }]);
    const other = new Map([['gone', row('gone', { name: 'spacer' })]]);
    expect(buildTree(rows, [], other)).toMatchObject([{ problem: 'missing_template' }]);
  });

  test('CR-02 blocks deeper than pages are, by the thousand or in a ring, end at their bound', () => {
    const depthOf = (node: ComposedNode): number => 1 + Math.max(0, ...node.children.map(depthOf));
    const deepest = (node: ComposedNode): ComposedNode =>
      node.children[0] ? deepest(node.children[0]) : node;
    const rows = Array.from({ length: 3_000 }, (_, i) =>
      row(`b${i}`, { parent_uuid: i === 0 ? null : `b${i - 1}` }),
    );
    const [tree] = buildTree(rows, []);
    expect(depthOf(tree!)).toBe(maxDepth + 1);
    expect(deepest(tree!)).toMatchObject({ problem: 'too_deep', props: {}, children: [] });
    // Within a template, each is the parent of the other.
    const ring = new Map(
      [row('t', { parent_uuid: 'u' }), row('u', { parent_uuid: 't' })].map((one) => [one.uuid, one]),
    );
    const [shown] = buildTree([row('a', { template_uuid: 't' })], [], ring);
    expect(deepest(shown!)).toMatchObject({ problem: 'too_deep' });
  });
});

test('RT-09 a path is looked up decoded and without a trailing slash', () => {
  expect(schemePath('/')).toBe('/');
  expect(schemePath('/tarne/')).toBe('/tarne');
  expect(schemePath('/%C3%B5petus')).toBe('/õpetus');
  expect(schemePath('/%E0%A4%A')).toBe('/%E0%A4%A');
});

test('CR-11 what stands around a list is found whatever its slug', () => {
  expect(listPath('/products/categories/12-juuksehooldus')).toBe('/products/categories/12');
  expect(listPath('/products/brands/3')).toBe('/products/brands/3');
  expect(listPath('/products/12-sampoon')).toBe('/products/12-sampoon');
});
