import { expect, test } from 'vitest';
import { refusalOf } from './refusals.ts';

test.each([
  ['550 5.1.1 No such user', 'RCPT TO', 'address'],
  ['550 5.1.10 Null MX', 'RCPT TO', 'address'],
  ['551 5.1.6 User has moved', 'RCPT TO', 'address'],
  ['550 5.2.1 Mailbox disabled', 'RCPT TO', 'address'],
  ['550-5.1.1 The account does not exist\n550 5.1.1 see the help', 'RCPT TO', 'address'],
  ['550 No such mailbox', 'RCPT TO', 'address'],
  ['553 Mailbox name not allowed', 'RCPT TO', 'address'],
  // Policy says nothing about the address.
  ['550 5.7.1 Relaying denied', 'RCPT TO', 'mail'],
  ['554 5.7.1 Listed by a block list', 'RCPT TO', 'mail'],
  ['552 5.2.2 Mailbox full', 'RCPT TO', 'mail'],
  ['554 Transaction failed', 'RCPT TO', 'mail'],
  ['550 5.1.8 Bad sender', 'MAIL FROM', 'mail'],
  ['554 5.6.0 Looks like spam', 'DATA', 'mail'],
  // Worth another attempt: the server is busy, or the operator has something to mend.
  ['450 4.2.1 Greylisted', 'RCPT TO', null],
  ['421 Closing', 'CONN', null],
  ['535 5.7.8 Wrong password', 'AUTH PLAIN', null],
  ['554 No service', 'CONN', null],
  ['530 5.7.0 Must issue STARTTLS', 'EHLO', null],
] as const)('%s to %s is a refusal of: %s', (response, command, expected) => {
  expect(refusalOf({ responseCode: Number(response.slice(0, 3)), response, command })).toBe(expected);
});

test('a failure of the line is no refusal', () => {
  expect(
    refusalOf(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' })),
  ).toBe(null);
  expect(refusalOf('nonsense')).toBe(null);
});
