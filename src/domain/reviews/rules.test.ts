import { describe, expect, test } from 'vitest';
import { moderationAfter, moderations, moderationSteps } from './moderation.ts';
import { authorName, averageRating, normalText } from './rules.ts';

describe('moderation', () => {
  test('PL-06 each step from each state leads where the table says, or nowhere', () => {
    const table = moderationSteps.map((step) => moderations.map((from) => moderationAfter(step, from)));
    expect(table).toEqual([
      // from pending, approved, denied
      ['approved', null, 'approved'],
      ['denied', 'denied', null],
      ['pending', 'pending', 'pending'],
    ]);
  });
});

test.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [9, 2, 4.5],
  [17, 4, 4.3],
  [1, 1, 1],
])('PL-06 %i stars of %i reviews are %s', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

describe('what was written', () => {
  test.each([
    ['  Hea\r\nšampoon \t\n\n\n\nLõhnab.  ', 'Hea\nšampoon\n\nLõhnab.'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['half \ud83d letter', 'half \ufffd letter'],
    ['\u202eмоск\u202c кремий\u2066', 'моск кремий'],
    ['שלום עולם 👩🏽‍🎨', 'שלום עולם 👩🏽‍🎨'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a\u2028b\u2029c', 'a\nb\nc'],
    [' \n\u200b\u200d\u0301\n ', ''],
    ['👍', '👍'],
    ['!', '!'],
  ])('PL-06 %j is stored as %j', (given, stored) => {
    expect(normalText(given)).toBe(stored);
    expect(normalText(stored)).toBe(stored);
  });
});

test.each([
  [{ first_name: 'Kadri', last_name: 'Mägi' }, 'Kadri M.'],
  [{ first_name: ' Õie ', last_name: ' öö' }, 'Õie Ö.'],
  [{ first_name: 'Kadri', last_name: '' }, 'Kadri'],
  [{ first_name: '', last_name: 'Mägi' }, 'M.'],
  [{ first_name: '', last_name: '' }, ''],
  [{ first_name: 'A', last_name: '😀x' }, 'A 😀.'],
])('PL-06 %j is called %j', (user, name) => {
  expect(authorName(user)).toBe(name);
});
