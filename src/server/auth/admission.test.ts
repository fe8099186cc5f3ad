import { afterEach, expect, test, vi } from 'vitest';
import { createAdmission } from './admission.ts';

afterEach(() => vi.useRealTimers());

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

test('AU-06 in a flood every other turn of strangers rests, and none when it is over', async () => {
  vi.useFakeTimers();
  const admission = createAdmission();
  let entered = 0;
  const enter = async () => {
    await admission.enter('võõras');
    entered++;
  };
  const enteredIn = async (ms: number) => {
    const before = entered;
    await vi.advanceTimersByTimeAsync(ms);
    return entered - before;
  };
  void Promise.all(Array.from({ length: 100 }, enter));
  await enteredIn(0);
  const inFlood = await enteredIn(1000);
  await enteredIn(3000);
  expect(entered).toBe(100);
  void Promise.all(Array.from({ length: 40 }, enter));
  await enteredIn(0);
  const afterwards = await enteredIn(400);
  expect({ inFlood, afterwards }).toEqual({ inFlood: 35, afterwards: 28 });
});
