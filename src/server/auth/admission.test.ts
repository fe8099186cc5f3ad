import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

test('AU-06 a flood of strangers is refused without waiting, and who signed in before comes before it', async () => {
  const admission = createAdmission();
  admission.remember('kodu');
  const order: string[] = [];
  const enter = (address: string) => admission.enter(address).then(() => void order.push(address));
  const strangers = Array.from({ length: 300 }, (_, n) => enter(`võõras ${n}`));
  expect([admission.isFull('võõras'), admission.isFull('kodu')]).toEqual([true, false]);
  const known = enter('kodu');
  const settled = await Promise.allSettled(strangers);
  await known;
  const refused = settled.filter((one) => one.status === 'rejected');
  // Seven begin at once, a hundred wait.
  expect(refused).toHaveLength(193);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(order.indexOf('kodu')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('kodu')).toBeLessThanOrEqual(20);
});

test('AU-06 strangers are let in again when the flood is over', async () => {
  const admission = createAdmission();
  await Promise.allSettled(Array.from({ length: 200 }, () => admission.enter('võõras')));
  await expect(admission.enter('keegi')).resolves.toBeUndefined();
});
