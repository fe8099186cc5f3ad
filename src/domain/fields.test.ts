import { expect, test } from 'vitest';
import { line, optionalLine, remark } from './fields.ts';

const kinds = { line: line(20), 'line that may be empty': optionalLine(20), remark: remark(20) };

test.each(Object.entries(kinds))(
  'CO-03 a %s has no letters that nobody sees or that turn others',
  (_kind, field) => {
    expect(field.parse(' \u202eMari\u200b\u00ad \u2066Tamm\u2069\ufeff ')).toBe('Mari Tamm');
    expect(field.parse('علی\u200cرضا 👩\u200d🎨')).toBe('علی\u200cرضا 👩\u200d🎨');
  },
);

test.each(Object.entries(kinds))(
  'CO-03 a %s is refused with a control character or half a letter',
  (_kind, field) => {
    for (const text of ['a\u0000b', 'a\u0007b', 'a\ud800b', 'a\ufffeb'])
      expect(field.safeParse(text).error?.issues).toMatchObject([{ message: 'invalid' }]);
  },
);

test('CO-03 a text of invisible letters alone says nothing', () => {
  expect(line(20).safeParse('\u200b\u200d\u202e').error?.issues).toMatchObject([{ message: 'required' }]);
  expect(optionalLine(20).parse('\u200b')).toBeNull();
  expect(remark(20).parse('\u200b')).toBe('');
});

test('CO-03 a remark may have several lines, a line may not', () => {
  expect(remark(20).parse('ring\nthe bell')).toBe('ring\nthe bell');
  expect(line(20).safeParse('ring\nthe bell').success).toBe(false);
});
