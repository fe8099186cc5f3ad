import { expect, test } from 'vitest';
import { lineVariation } from './line-variation.ts';

test.each([
  ['Püsivärv 6.64 tumevask', '6.64 tumevask', ''],
  ['Šampoon, 300 ml', '300 ml', ''],
  ['Kindad M', 'M', ''],
  ['Mustad nitriilkindad', 'M', 'M'],
  ['Õli 1300 ml', '300 ml', '300 ml'],
  ['Šampoon', '300 ml', '300 ml'],
  ['Šampoon', '', ''],
])('CT-01 beside "%s" the variation "%s" is said as "%s"', (name, variation, said) => {
  expect(lineVariation(name, variation)).toBe(said);
});
