import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { pageErrorOf } from './page-error.ts';

const refusal = new ApiError(403, 'NOT_ALLOWED', null);

test.each(['/admin', '/admin/', '/admin/products/7'])(
  'ER-03 a 403 on %s is a page that is not found',
  (path) => {
    expect(pageErrorOf(refusal, path)).toEqual({ status: 404, code: null });
  },
);

test('ER-03 elsewhere a refusal is what it is, and a surprise a 500', () => {
  expect(pageErrorOf(refusal, '/administration')).toEqual({ status: 403, code: 'NOT_ALLOWED' });
  expect(pageErrorOf(new ApiError(404, 'NOT_FOUND', null), '/admin')).toEqual({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(pageErrorOf(new TypeError('x'), '/admin')).toEqual({ status: 500, code: null });
});
