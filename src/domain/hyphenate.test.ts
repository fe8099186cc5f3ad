import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (name: string) => hyphenate(name).replaceAll('\u00ad', '|');

test.each([
  ['Lift 9 tolmuvaba blondeerimispulber', 'Lift 9 tolmuvaba blondeerimis|pulber'],
  ['Developer 6 % kreemoksüdant', 'Developer 6 % kreem|oksüdant'],
  ['Heat Shield kuumakaitsesprei', 'Heat Shield kuumakaitse|sprei'],
  ['TRIIBUTUSFOOLIUM rullis', 'TRIIBUTUS|FOOLIUM rullis'],
  ['lehmuksenkukkapuhdistusgeeli', 'lehmuksen|kukka|puhdistus|geeli'],
  ['Linden-lehmuksenkukkaselvityssuihke', 'Linden-lehmuksen|kukka|selvitys|suihke'],
  ['marjanpunainen', 'marjan|punainen'],
  ['восстанавливающая маска', 'восс|танав|ливающая маска'],
  // Short enough for any card.
  ['Deep Mask intensiivne juuksemask', 'Deep Mask intensiivne juuksemask'],
  // Neither a compound nor Russian: the browser knows better.
  ['Straighteners, reconstructing', 'Straighteners, reconstructing'],
])('LY-14 %s may be parted as %s', (name, parted) => {
  expect(shown(name)).toBe(parted);
});

test('LY-14 a name stays the same but for soft hyphens, which stand inside words and leave no stump', () => {
  const part = fc.constantFrom(
    'juuksuri',
    'tool',
    'šampoon',
    'пульвер',
    'изатор',
    'ный',
    'komplekt',
    ' ',
    '-',
    '7',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const name = parts.join('');
      const parted = hyphenate(name);
      expect(parted.replaceAll('\u00ad', '')).toBe(name);
      expect(parted).not.toMatch(/(?:^|\P{L})\p{L}{0,2}\u00ad|\u00ad\p{L}{0,2}(?:\P{L}|$)/u);
    }),
  );
});
