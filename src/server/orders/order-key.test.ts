import { expect, test } from 'vitest';
import { createOrderKeys } from './order-key.ts';

const keys = createOrderKeys('a master key of a test');
const uuid = '0198b9a2-0000-4000-8000-000000000001';
const other = '0198b9a2-0000-4000-8000-000000000002';

test('CO-08 a key opens its own order, whichever way its uuid is written', () => {
  const key = keys.keyOf(uuid);
  expect(key).toMatch(/^[\w-]{24}$/);
  expect(keys.isKeyOf(uuid, key)).toBe(true);
  expect(keys.isKeyOf(uuid.toUpperCase(), key)).toBe(true);
});

test('CO-08 nothing else opens it', () => {
  const wrong = [
    '',
    'x',
    'ž',
    keys.keyOf(other),
    keys.keyOf(uuid).slice(1),
    `${keys.keyOf(uuid)}AAAA`,
    undefined,
  ];
  expect(wrong.filter((key) => keys.isKeyOf(uuid, key))).toEqual([]);
  expect(createOrderKeys('another master key').isKeyOf(uuid, keys.keyOf(uuid))).toBe(false);
});
