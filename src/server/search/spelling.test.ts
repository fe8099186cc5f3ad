import { expect, test } from 'vitest';
import { spellingsIn } from './spelling.ts';

test('SR-05 a folded word is spelt as it stands in the names, in lower case', () => {
  const words = new Set(['sampoon', 'hydra', 'mask']);
  expect(spellingsIn(['Hydra Repair niisutav ŠAMPOON', 'šampoon'], words)).toEqual(
    new Map([
      ['hydra', 'hydra'],
      ['sampoon', 'šampoon'],
    ]),
  );
});
