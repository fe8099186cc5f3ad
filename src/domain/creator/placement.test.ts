import { expect, test } from 'vitest';
import { placementProblem, type Placed } from './placement.ts';

const block = (name: Placed['name'], more: Partial<Placed> = {}): Placed => ({
  name,
  group: 'layout',
  parents: ['PLACEHOLDER', 'content_wrapper'],
  children: [],
  ...more,
});
const spacer = block('spacer');
const wrapper = block('content_wrapper', { parents: ['PLACEHOLDER'], children: ['spacer', 'placeholder'] });
const holder = block('placeholder', { children: ['spacer', 'content_wrapper'], maxChildren: 1 });

test('CR-06 a block stands where its parents and its parent’s children allow', () => {
  expect(placementProblem(spacer, 'MAIN', [], [])).toBeUndefined();
  expect(placementProblem(spacer, 'MAIN', [wrapper], [])).toBeUndefined();
  expect(placementProblem(wrapper, 'MAIN', [wrapper], [])).toBe('wrong_parent');
  expect(placementProblem(block('text_card', { parents: ['text_card_list'] }), 'MAIN', [], [])).toBe(
    'wrong_parent',
  );
});

test('CR-06 a placeholder block counts as what it stands in, and holds one', () => {
  expect(placementProblem(wrapper, 'MAIN', [holder], [])).toBeUndefined();
  expect(placementProblem(wrapper, 'MAIN', [wrapper, holder], [])).toBe('wrong_parent');
  expect(placementProblem(spacer, 'MAIN', [holder], [spacer])).toBe('too_many');
});

test('CR-06 nesting is at most six deep', () => {
  expect(placementProblem(spacer, 'MAIN', [wrapper, holder, holder, holder, holder], [])).toBeUndefined();
  expect(placementProblem(spacer, 'MAIN', [wrapper, holder, holder, holder, holder, holder], [])).toBe(
    'too_deep',
  );
});

test('CR-11 a position accepts its own kinds of blocks and so many of them', () => {
  const banner = block('thin_banner', { group: 'banner', parents: ['PLACEHOLDER'] });
  const huge = block('huge_banner', { group: 'banner', parents: ['PLACEHOLDER'] });
  const link = block('link_button', { group: 'text' });
  expect(placementProblem(banner, 'MAIN', [], [])).toBe('not_accepted');
  expect(placementProblem(banner, 'NAVBAR_TOP_BANNER', [], [])).toBeUndefined();
  expect(placementProblem(banner, 'NAVBAR_TOP_BANNER', [], [banner])).toBe('too_many');
  expect(placementProblem(banner, 'BANNER_TOP', [], [huge])).toBeUndefined();
  expect(placementProblem(banner, 'BANNER_TOP', [], [huge, banner])).toBe('too_many');
  expect(
    placementProblem(
      link,
      'NAVBAR_TOP',
      [],
      Array.from({ length: 6 }, () => link),
    ),
  ).toBe('too_many');
  expect(placementProblem(spacer, 'FOOTER_HELP', [], [])).toBe('not_accepted');
  expect(
    placementProblem(block('carousel', { group: 'media' }), 'CAMPAIGN_LIST_HEAD', [], []),
  ).toBeUndefined();
  expect(placementProblem(block('carousel', { group: 'media' }), 'PRODUCT_LIST_HEAD', [], [])).toBe(
    'not_accepted',
  );
});
