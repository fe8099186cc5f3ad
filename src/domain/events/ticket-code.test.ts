import { expect, test } from 'vitest';
import { codeOf, qrText, ticketCode, formatTicketCode } from './ticket-code.ts';

const random = Uint8Array.from({ length: 16 }, (_, at) => at * 17);

test('CO-09 a code holds all 128 bits', () => {
  expect(ticketCode(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  const flipped = Array.from({ length: 128 }, (_, bit) => {
    const other = random.slice();
    other[bit >> 3]! ^= 1 << (bit & 7);
    return ticketCode(other);
  });
  expect(new Set([ticketCode(random), ...flipped]).size).toBe(129);
});

test('CO-09 a code is known however it is scanned or typed', () => {
  const code = ticketCode(random);
  expect(
    formatTicketCode(code)
      .split(' ')
      .map(({ length }) => length),
  ).toEqual([5, 5, 5, 5, 6]);
  for (const text of [
    code,
    qrText(code),
    formatTicketCode(code),
    ` ${code.toLowerCase()} `,
    formatTicketCode(code).replaceAll(' ', '-'),
  ])
    expect(codeOf(text)).toBe(code);
  expect(codeOf('oil'.repeat(8) + '00')).toBe('011'.repeat(8) + '00');
  for (const text of ['', 'v1.', code.slice(1), `${code}0`, 'U'.repeat(26), '💇'.repeat(13), "' or 1=1 --"])
    expect(codeOf(text)).toBeNull();
});
