import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAccess } from '../domain/auth/admin-access.ts';
import { addressOfCall } from '../domain/call.ts';
import { routes } from '../web/routes.ts';
import { matrix, pageMatrix, type Asked } from '../../test/permission-matrix.ts';
import {
  buildFixtures,
  freshAddress,
  kinds,
  type Kind,
  type Fixtures,
} from '../../test/permission-fixtures.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { Renderer } from './platform/pages.ts';

let server: TestServer;
let fixtures: Fixtures;
beforeAll(async () => {
  const renderer: Renderer = await import('../web/entry-server.tsx');
  server = await startTestServer({ renderer });
  fixtures = await buildFixtures(server);
});
afterAll(() => server.stop());

async function answerOf(address: string, kind: Kind, { params = {}, body }: Asked): Promise<number> {
  const [method, path] = address.split(' ') as ['GET', string];
  const token = await fixtures.tokenOf(kind);
  const { statusCode } = await server.app.inject({
    method,
    url: addressOfCall(path, params).url,
    remoteAddress: freshAddress(),
    ...(token !== undefined && { headers: { authorization: `Token ${token}` } }),
    ...(body && { payload: body }),
  });
  return statusCode;
}

/** Those that answer otherwise than written. */
async function surprises(
  written: Record<Kind, number>,
  answer: (kind: Kind) => Promise<number>,
): Promise<Partial<Record<Kind, string>>> {
  const answers = await Promise.all(kinds.map(async (kind) => [kind, await answer(kind)] as const));
  return Object.fromEntries(
    answers
      .filter(([kind, status]) => status !== written[kind])
      .map(([kind, status]) => [kind, `${status} instead of ${written[kind]}`]),
  );
}

test('AU-05 each call has an entry in the matrix, and each entry its call', () => {
  const served = server.app.served.filter((one) => one.includes(' /api/v1/') && !one.startsWith('HEAD '));
  expect(Object.keys(matrix).toSorted()).toEqual([...new Set(served)].toSorted());
});

test(
  'RT-05 RT-10 ER-03 each personal page answers each kind of people as written',
  { timeout: 120_000 },
  async () => {
    const personal = routes
      .filter(({ guard, isPersonal }) => guard ?? isPersonal)
      .map(({ pattern }) => pattern);
    const admin = adminAccess.map(({ path }) => path);
    expect(Object.keys(pageMatrix).toSorted()).toEqual([...personal, ...admin].toSorted());
    const found: Record<string, object> = {};
    for (const [path, written] of Object.entries(pageMatrix)) {
      const url = path.replace(':token', fixtures.sharedToken).replace(':id?', randomUUID());
      const wrong = await surprises(written, async (kind) => {
        const token = await fixtures.tokenOf(kind);
        const headers = token === undefined ? {} : { cookie: `token=${token}` };
        return (await server.app.inject({ url, headers, remoteAddress: freshAddress() })).statusCode;
      });
      if (Object.keys(wrong).length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
  },
);

test('AU-05 each call answers each kind of people as written', { timeout: 120_000 }, async () => {
  let asked = 0;
  const found: Record<string, object> = {};
  for (const [address, [written, ask = () => ({})]] of Object.entries(matrix)) {
    const wrong = await surprises(written, async (kind) => {
      asked++;
      return answerOf(address, kind, await ask(fixtures));
    });
    if (Object.keys(wrong).length > 0) found[address] = wrong;
  }
  console.log(
    `permission matrix: ${Object.keys(matrix).length} calls, ${kinds.length} kinds of people, ${asked} answers`,
  );
  expect(found).toEqual({});
});
