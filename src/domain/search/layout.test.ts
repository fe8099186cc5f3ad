import { expect, test } from 'vitest';
import { soundOf, swapLayout } from './layout.ts';

test.each([
  ['ifvgeym', 'шампунь'],
  ['rhfcrf', 'краска'],
  ['lkz djkjc', 'для волос'],
  ['[yf', 'хна'],
  ['önf', 'жта'],
  ['цуддф', 'wella'],
  ['ырфьзщщ', 'shampoo'],
])('SR-05 typed on the other layout: %s is %s', (typed, meant) => expect(swapLayout(typed)).toBe(meant));

test('SR-05 digits look the same on both layouts', () => expect(swapLayout('743')).toBeNull());

test.each([
  ['shampun', 'шампунь'],
  ['schetka', 'щетка'],
  ['shchetka', 'щетка'],
  ['dlja', 'для'],
  ['kraska', 'краска'],
  ['okislitel', 'окислитель'],
  ['loreal', 'лореаль'],
  ['wella', 'велла'],
  ['nozhnicy', 'ножницы'],
  ['nozhnitsi', 'ножницы'],
  ['hna', 'хна'],
  ['velour', 'велюр'],
  ['deep', 'дип'],
  ['thermal', 'термал'],
  ['khna', 'хна'],
])('SR-05 %s sounds like %s', (latin, cyrillic) => expect(soundOf(latin)).toBe(soundOf(cyrillic)));

test('SR-05 what has other letters has no sound', () => expect(soundOf('743')).toBe(''));
