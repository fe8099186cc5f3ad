import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axesOf, axisOptions, type VariationValue } from './axes.ts';

const has = (id: number, parameter: string, value: string): VariationValue => ({
  id,
  parameter: { code: parameter, name: parameter, unit: null },
  value: { code: value, name: value, color: null },
});
/** Variations by their values, `{ 1: { length: '5', colour: 'black' } }`. */
const values = (all: Record<number, Record<string, string>>) =>
  Object.entries(all).flatMap(([id, one]) =>
    Object.entries(one).map(([parameter, value]) => has(Number(id), parameter, value)),
  );
const scissors = {
  1: { material: 'steel', colour: 'black', length: '5' },
  2: { material: 'steel', colour: 'black', length: '6' },
  3: { material: 'steel', colour: 'pink', length: '6' },
  4: { material: 'steel', colour: 'pink', length: '7' },
};

test('PL-04 what differs in two ways is chosen in two ways, and what all share in none', () => {
  const { axes, choices } = axesOf([1, 2, 3, 4], values(scissors));
  expect(axes.map(({ code, values: all }) => [code, all.map((one) => one.code)])).toEqual([
    ['colour', ['black', 'pink']],
    ['length', ['5', '6', '7']],
  ]);
  expect(choices.get(3)).toEqual(['pink', '6']);
});

test.each([
  ['one way tells all apart', { 1: { size: 's', colour: 'a' }, 2: { size: 'm', colour: 'b' } }],
  ['one lacks a value', { 1: { size: 's', colour: 'a' }, 2: { size: 's', colour: 'b' }, 3: { size: 'm' } }],
  ['two are alike', { 1: { size: 's', colour: 'a' }, 2: { size: 's', colour: 'a' } }],
  ['nothing is said', { 1: {}, 2: {} }],
])('PL-04 a family is a plain list where %s', (_, family) => {
  const ids = Object.keys(family).map(Number);
  const { axes, choices } = axesOf(ids, values(family));
  expect(axes).toEqual([]);
  expect([...choices]).toEqual(ids.map((id) => [id, []]));
});

test('PL-04 a variation that has two values of a parameter is not chosen by it', () => {
  const twice = [...values(scissors), has(1, 'length', '9')];
  expect(axesOf([1, 2, 3, 4], twice).axes).toEqual([]);
});

test('PL-04 choosing one way keeps the other where it can, and says what it cannot keep', () => {
  const { axes, choices } = axesOf([1, 2, 3, 4], values(scissors));
  const variations = [1, 2, 3, 4].map((id) => ({ id, choice: choices.get(id)! }));
  const [colours, lengths] = axisOptions(axes, variations, variations[1]!);
  expect(colours!.map((one) => [one.value.code, one.target.id, one.isChosen, one.lost.length])).toEqual([
    ['black', 2, true, 0],
    ['pink', 3, false, 0],
  ]);
  expect(lengths!.map((one) => [one.value.code, one.target.id, one.lost.map(({ code }) => code)])).toEqual([
    ['5', 1, []],
    ['6', 2, []],
    ['7', 4, ['black']],
  ]);
});

test('PL-04 every variation can be reached by choosing, from any other', () => {
  const family = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 2,
    maxLength: 12,
    selector: ([a, b]) => `${a} ${b}`,
  });
  fc.assert(
    fc.property(family, (places) => {
      const all = Object.fromEntries(places.map(([a, b], id) => [id, { a: `a${a}`, b: `b${b}` }]));
      const ids = places.map((_, id) => id);
      const { axes, choices } = axesOf(ids, values(all));
      const variations = ids.map((id) => ({ id, choice: choices.get(id)! }));
      for (const from of variations) {
        const options = axisOptions(axes, variations, from);
        expect(options.flat().filter((one) => one.isChosen && one.target !== from)).toEqual([]);
        for (const to of axes.length > 0 ? variations : []) {
          // First one way, then the other from where that leads.
          const first = options[0]!.find(({ value }) => value.code === to.choice[0])!.target;
          const second = axisOptions(axes, variations, first)[1]!;
          expect(second.find(({ value }) => value.code === to.choice[1])!.target).toBe(to);
        }
      }
    }),
  );
});
