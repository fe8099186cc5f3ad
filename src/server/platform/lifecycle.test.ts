import { expect, test } from 'vitest';
import { type StopStep, stopAll, stopOnSignals } from './lifecycle.ts';

const silent = { info: () => undefined, error: () => undefined };

function recording(
  stopped: string[],
  name: string,
  work: () => Promise<unknown> = () => Promise.resolve(),
): StopStep {
  return {
    name,
    stop: async () => {
      await work();
      stopped.push(name);
    },
  };
}

test('steps stop in order, each once', async () => {
  const stopped: string[] = [];
  const steps = ['server', 'jobs', 'database'].map((name) => recording(stopped, name));
  expect(await stopAll(steps, silent)).toBe(true);
  expect(stopped).toEqual(['server', 'jobs', 'database']);
  expect(steps).toEqual([]);
});

test('a step that fails is told and the others stop all the same', async () => {
  const stopped: string[] = [];
  const reported: object[] = [];
  const steps = [
    recording(stopped, 'jobs', () => Promise.reject(new Error('stuck'))),
    recording(stopped, 'database'),
  ];
  const log = { ...silent, error: (data: object) => void reported.push(data) };
  expect(await stopAll(steps, log)).toBe(false);
  expect(stopped).toEqual(['database']);
  expect(reported).toMatchObject([{ step: 'jobs' }]);
});

test('a step that a start adds while stopping is stopped too', async () => {
  const stopped: string[] = [];
  const steps: StopStep[] = [];
  const late = recording(stopped, 'late');
  steps.push(
    recording(stopped, 'first', async () => void steps.unshift(late)),
    recording(stopped, 'last'),
  );
  await stopAll(steps, silent);
  expect(stopped).toEqual(['first', 'late', 'last']);
});

test('a process that cannot go on says so as an error', () => {
  const events = ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const;
  const before = events.map((event) => process.listeners(event));
  const errors: object[] = [];
  const endless = { name: 'server', stop: () => new Promise(() => undefined) };
  const log = { ...silent, error: (data: object) => void errors.push(data) };
  stopOnSignals([endless], { timeoutMs: 2 ** 30, log }).giveUp('PostgreSQL ended');
  events.forEach((event, i) => {
    for (const one of process.listeners(event)) if (!before[i]!.includes(one)) process.off(event, one);
  });
  expect(errors).toEqual([{ reason: 'PostgreSQL ended' }]);
});
