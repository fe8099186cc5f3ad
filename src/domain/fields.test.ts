import { expect, test } from 'vitest';
import { line, optionalLine, remark } from './fields.ts';

test('CO-02 a remark has no letters that nobody sees or that turn others', () => {
  const field = remark(20);
  expect(field.parse(' \u202eMari\u200b\u00ad \u2066Tamm\u2069\ufeff ')).toBe('Mari Tamm');
  expect(field.parse('علی\u200cرضا 👩\u200d🎨')).toBe('علی\u200cرضا 👩\u200d🎨');
  expect(field.parse('\u200b\u200d\u202e')).toBe('');
});

test.each([line(20), optionalLine(20), remark(20)])(
  'CO-03 a text is refused with a control character or half a letter (%#)',
  (field) => {
    for (const text of ['a\u0000b', 'a\u0007b', 'a\ud800b', 'a\ufffeb'])
      expect(field.safeParse(text).error?.issues).toMatchObject([{ message: 'invalid' }]);
  },
);

test('CO-02 a remark may have several lines, a line may not', () => {
  expect(remark(20).parse('ring\nthe bell')).toBe('ring\nthe bell');
  expect(line(20).safeParse('ring\nthe bell').success).toBe(false);
});
