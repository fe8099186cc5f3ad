import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('an error of the database is logged with its message and code, without the connection it came over', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const client = { connectionParameters: { user: 'postgres' }, queries: ['select secret'] };
  log.error(
    { err: Object.assign(new Error('terminating connection'), { code: '57P01', client }) },
    'job failed',
  );
  const { err, msg } = JSON.parse(lines.join('')) as { err: Record<string, unknown>; msg: string };
  expect(msg).toBe('job failed');
  expect(err).toMatchObject({ message: 'terminating connection', code: '57P01', type: 'Error' });
  expect(err['stack']).toContain('log.test.ts');
  expect(lines.join('')).not.toMatch(/connectionParameters|secret/);
});
