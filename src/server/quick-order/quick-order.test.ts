import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/calls.ts';
import { encode } from '../../../test/encode.ts';
import {
  buildBrand,
  buildFamily,
  buildPrice,
  buildPriceList,
  buildProduct,
  buildRestriction,
} from '../../../test/factories.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { xlsx, zip } from '../../../test/xlsx.ts';
import { quickOrderCall, quickOrderFileCall } from '../../domain/quick-order/calls.ts';
import type { QuickOrderAnswer, QuickOrderBody, QuickOrderFile } from '../../domain/quick-order/contract.ts';

let server: TestServer;
const made = {
  red: 0,
  copper: 0,
  small: 0,
  large: 0,
  mask: 0,
  mask9: 0,
  gone: 0,
  locked: 0,
  out: 0,
  order: 0,
  packs: 0,
};

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const brand = (await buildBrand(db, { name: 'OXLAB' })).id;
  const shades = (await buildFamily(db)).id;
  const sizes = (await buildFamily(db, { kind: 'size' })).id;
  const colour = { brand, family: shades, name: 'Permanent Colour', stock: { TLN: 30 } };
  const build = async (parts: Parameters<typeof buildProduct>[1]) =>
    (await buildProduct(db, { brand, ...parts })).id;
  made.red = await build({
    ...colour,
    sku: 'OX-PC-664',
    ean: '4740123066404',
    variation: '6.64 tumevask',
    shade: { code: '6.64', hex: '#aa3311' },
  });
  made.copper = await build({
    ...colour,
    sku: 'OX-PC-74',
    variation: '7.4 vask',
    shade: { code: '7.4', hex: '#cc6633' },
  });
  const shampoo = { family: sizes, name: 'Hydra niisutav šampoon' };
  made.small = await build({
    ...shampoo,
    sku: 'NL-HY-300',
    variation: '300 ml',
    content: { amount: 300, unit: 'ml' },
  });
  made.large = await build({
    ...shampoo,
    sku: 'NL-HY-1000',
    variation: '1000 ml',
    content: { amount: 1000, unit: 'ml' },
    stock: { TLN: 4 },
  });
  made.mask = await build({ sku: 'OX-LIFT', name: 'Lift blondeerimispulber' });
  made.mask9 = await build({ sku: 'OX-LIFT9', name: 'Lift 9 blondeerimispulber' });
  made.gone = await build({ sku: 'OX-OLD-1', name: 'Vana toode', isDisabled: true });
  const restriction = await buildRestriction(db);
  made.locked = await build({ sku: 'OX-PRO-1', name: 'Persulfaat', restrictions: [restriction.id] });
  made.out = await build({ sku: 'OX-OUT-1', name: 'Otsas palsam', stock: {} });
  made.order = await build({ sku: 'OX-ORD-1', name: 'Salongitool', stock: {}, saleDelay: 14 });
  made.packs = await build({ sku: 'OX-PACK-1', name: 'Kindad', stock: { TLN: 20 } });
  await db.updateTable('product').set({ pack_size: 6 }).where('id', '=', made.packs).execute();
  await build({ sku: 'OX-NOP-1', name: 'Hinnata toode', cents: null });
  await server.rebuildSearch();
});
afterAll(() => server.stop());

let addresses = 0;
type Line = QuickOrderBody['lines'][number];
async function order(lines: (Line | string)[], token?: string) {
  const body = { lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) };
  const ask = callerOf(server);
  return ask<typeof quickOrderCall, QuickOrderAnswer>(quickOrderCall, {
    body,
    token,
    ip: `10.1.0.${++addresses}`,
  });
}
const linesOf = async (lines: (Line | string)[], token?: string) => {
  const { status, body } = await order(lines, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.lines;
};
const idsOf = async (...texts: string[]) => (await linesOf(texts)).map(({ product }) => product?.id ?? null);

describe('CT-13 quick order', () => {
  test('CT-13 a code is found with any separators and none, an EAN, a part of a code, a code beside words', async () => {
    const texts = [
      'OX-PC-664',
      'ox pc 664',
      'oxpc664',
      ' OX.PC_664 ',
      '4740123066404',
      '4 740123 066404',
      'PC664',
      '066404',
      'OX-PC-664 Permanent Colour',
    ];
    expect(await idsOf(...texts)).toEqual(texts.map(() => made.red));
  });

  test('CT-13 a part of a code with a gap names it, two codes in a line are shown to choose from', async () => {
    expect(await idsOf('NL 300', 'nl 1000', 'OX-PC 664')).toEqual([made.small, made.large, made.red]);
    const [both] = await linesOf(['OX-PC-664 NL-HY-300']);
    expect(both).toMatchObject({ product: null, problem: 'AMBIGUOUS' });
    expect(both!.candidates.map(({ id }) => id).toSorted()).toEqual([made.red, made.small].toSorted());
  });

  test('CT-13 a name finds the one product it names, in its shade or size', async () => {
    expect(
      await idsOf(
        'Permanent Colour 6.64',
        'oxlab permanent colour 7.4',
        'tumevask',
        'Hydra niisutav šampoon 1000 ml',
        'hydra sampoon 300ml',
        'Lift blondeerimispulber',
        'lift 9',
      ),
    ).toEqual([made.red, made.copper, made.red, made.large, made.small, made.mask, made.mask9]);
  });

  test('CT-13 what may mean several asks which, and a misspelt name is never taken for granted', async () => {
    const [shampoo, part, misspelt, none] = await linesOf([
      'Hydra niisutav šampoon',
      'OXPC',
      'persulfat',
      'XX-NONE-99',
    ]);
    expect(shampoo).toMatchObject({ product: null, problem: 'AMBIGUOUS' });
    expect(shampoo!.candidates.map(({ id }) => id).toSorted()).toEqual([made.small, made.large].toSorted());
    expect(part!.candidates.map(({ id }) => id).toSorted()).toEqual([made.red, made.copper].toSorted());
    expect(misspelt).toMatchObject({
      product: null,
      problem: 'AMBIGUOUS',
      candidates: [{ id: made.locked }],
    });
    expect(none).toEqual({
      product: null,
      candidates: [],
      quantity: null,
      problem: 'UNKNOWN',
      suggested_quantity: null,
    });
  });

  test('CT-13 of a name that the shop lacks its quantity is not taken for a shade', async () => {
    const lines = await linesOf(['XX-NONE 9', 'nosuchthing 9', 'lift 9']);
    expect(lines.map(({ problem, product }) => problem ?? product?.id)).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      made.mask9,
    ]);
  });

  test('PL-03 what stands in the way of buying is said with what mends it', async () => {
    const lines = await linesOf([
      { text: 'OX-OLD-1', quantity: 1 },
      { text: 'OX-NOP-1', quantity: 1 },
      { text: 'OX-PRO-1', quantity: 1 },
      { text: 'OX-OUT-1', quantity: 1 },
      { text: 'OX-ORD-1', quantity: 40 },
      { text: 'NL-HY-1000', quantity: 9 },
      { text: 'OX-PACK-1', quantity: '7 tk' },
      { text: 'OX-PACK-1' },
      { text: 'OX-PC-74', quantity: '1.5' },
      { text: 'OX-PC-74', quantity: 'palju' },
    ]);
    expect(lines.map(({ problem, suggested_quantity }) => [problem, suggested_quantity])).toEqual([
      ['GONE', null],
      ['NO_PRICE', null],
      ['RESTRICTED', null],
      ['SOLD_OUT', null],
      [null, null],
      ['NOT_ENOUGH_STOCK', 4],
      ['PACK_SIZE', 12],
      [null, null],
      ['QUANTITY', 2],
      ['QUANTITY', 1],
    ]);
    expect(lines[7]!.quantity).toBe(6);
    expect(lines[4]!.product).toMatchObject({ id: made.order, price: 10, stock_state: 'on_order' });
  });

  test('CT-13 what was chosen before is looked at again by its number, and lines of one product share the stock', async () => {
    const lines = await linesOf([
      { text: 'šampoon', product: made.large, quantity: 3 },
      { text: 'NL-HY-1000', quantity: 3 },
      { text: '', product: 2_000_000_000, quantity: 1 },
    ]);
    expect(lines.map(({ product, problem }) => [product?.id, problem])).toEqual([
      [made.large, null],
      [made.large, 'NOT_ENOUGH_STOCK'],
      [undefined, 'GONE'],
    ]);
    expect(lines[1]!.suggested_quantity).toBe(1);
  });

  test('PL-07 prices are those of who asks', async () => {
    const { db } = server.database;
    const list = (await buildPriceList(db, { group: 'salon' })).id;
    await buildPrice(db, made.mask, { cents: 499, list });
    const customer = await buildCustomer(db, { group: 'salon' });
    const { token } = await signIn(db, { customerId: customer.id });
    const [mine] = await linesOf(['OX-LIFT'], token);
    const [theirs] = await linesOf(['OX-LIFT']);
    expect(mine!.product!.price).not.toBe(theirs!.product!.price);
  });

  test('CT-13 500 lines of nonsense, formulas, statements, scripts, other directions and emoji are lines nobody knows', async () => {
    const odd = [
      '=HYPERLINK("http://evil.example","x")',
      "+cmd|' /C calc'!A0",
      "'; drop table product; --",
      '%_%',
      '\\\\\'" & | ! ( ) : * <->',
      '<script>alert(1)</script>',
      '‮شامبو‬',
      '💇‍♀️💅🏽',
      '\ud800 half',
      '\0\u0001',
      '   ',
      '',
      '0000',
      '<-> !! ::*',
    ];
    const nonsense = Array.from({ length: 500 - odd.length }, (_, at) =>
      Array.from({ length: 255 }, (_, place) =>
        String.fromCharCode(97 + ((at * 7 + place * (at + 3)) % 26)),
      ).join(''),
    );
    const lines = await linesOf([...odd, ...nonsense]);
    expect(lines).toHaveLength(500);
    expect(new Set(lines.map(({ problem }) => problem))).toEqual(new Set(['UNKNOWN']));
    expect(await idsOf('OX-PC-664')).toEqual([made.red]);
  });

  test.each([
    [{ lines: [] }],
    [{ lines: Array.from({ length: 501 }, () => ({ text: 'a' })) }],
    [{ lines: [{ text: 'a'.repeat(256) }] }],
    [{ lines: [{ text: 'a', product: 0 }] }],
    [{ lines: [{ text: 'a', quantity: {} }] }],
    [{ lines: [{ text: 'a', price: 1 }] }],
    [{}],
  ])('CT-13 %# what is no quick order is refused', async (body) => {
    const answer = await callerOf(server)(quickOrderCall, {
      body: body as never,
      ip: `10.1.1.${++addresses}`,
    });
    expect(answer.status).toBe(400);
  });
});

async function send(content: Buffer | string, name = 'file', filename = 'tellimus.csv') {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(Buffer.from(content))]), filename);
  const request = new Request('http://shop', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: quickOrderFileCall.path,
    remoteAddress: `10.2.0.${++addresses}`,
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<QuickOrderFile & { file?: string[] }>() };
}
const two = [
  { text: 'OX-PC-664', quantity: '3' },
  { text: 'NL-HY-300', quantity: '12' },
];

describe('CT-13 a spreadsheet', () => {
  test.each([
    ['CSV', Buffer.from('Kood;Nimetus;Kogus\nOX-PC-664;Püsivärv;3\nNL-HY-300;"Šampoon; 300";12\n')],
    ['CSV without heads', Buffer.from('OX-PC-664,3\nNL-HY-300,12')],
    [
      'CSV of an old Russian program',
      encode('Артикул;Наименование;Кол-во\nOX-PC-664;Краска;3\nNL-HY-300;Шампунь;12', 'windows-1251'),
    ],
    ['UTF-16 with tabs', Buffer.from('\ufeffKood\tKogus\nOX-PC-664\t3\nNL-HY-300\t12', 'utf16le')],
    ['a CSV with titles above', Buffer.from('Tellimus\n\nkood;tk\nOX-PC-664;3\nNL-HY-300;12')],
    [
      'XLSX',
      xlsx({
        Tühi: [],
        Tellimus: [
          ['Tootekood', 'Kogus'],
          ['OX-PC-664', 3],
          ['NL-HY-300', 12],
        ],
      }),
    ],
    [
      'XLSX with formulas',
      xlsx({
        A: [
          ['Preces kods', 'Daudzums'],
          ['OX-PC-664', { attributes: '', inside: '<f>1+2</f><v>3</v>' }],
          ['NL-HY-300', 12],
        ],
      }),
    ],
  ])('CT-13 %s is read', async (_kind, content) => {
    const { status, body } = await send(content);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ lines: two, left_out: 0 });
  });

  test('CT-13 a line is not lost for an error in another column, nor one in its quantity taken for none', async () => {
    const error = (text: string) => ({ attributes: 't="e"', inside: `<f>VLOOKUP(1,2)</f><v>${text}</v>` });
    const sheet = xlsx({
      Tellimus: [
        ['Tootekood', 'Kogus', 'Hind'],
        ['OX-PC-664', 3, error('#N/A')],
        ['NL-HY-300', error('#REF!'), 14.9],
        ['OX-PC-74', 12, 9.9],
      ],
    });
    expect((await send(sheet, 'file', 'tellimus.xlsx')).body.lines).toEqual([
      { text: 'OX-PC-664', quantity: '3' },
      { text: 'NL-HY-300', quantity: '#REF!' },
      { text: 'OX-PC-74', quantity: '12' },
    ]);
  });

  test('CT-13 a line of a CSV file whose quotes are wrong is shown as it stands', async () => {
    const csv =
      'Kood;Nimetus;Kogus\nOX-PC-664;"Oxlab" püsivärv;3\n"NL-HY-300;Šampoon;12\nOX-PC-74;"Värv";1\n';
    expect((await send(csv)).body.lines).toEqual([...two, { text: 'OX-PC-74', quantity: '1' }]);
  });

  test('CT-13 a longer list keeps its first 500 lines and says how many it left out', async () => {
    const rows = Array.from({ length: 612 }, (_, at) => `K-${1000 + at};1`).join('\n');
    const { body } = await send(rows);
    expect([body.lines.length, body.left_out]).toEqual([500, 112]);
  });

  test('CT-13 what is no spreadsheet, a trap or too large is refused in words', async () => {
    const bomb = zip({
      'xl/workbook.xml': Buffer.alloc(40_000_000),
      '[Content_Types].xml': Buffer.from('<x/>'),
    });
    expect(bomb.length).toBeLessThan(2_000_000);
    const refused = { status: 400, body: { file: ['invalid_spreadsheet'] } };
    expect(await send(bomb, 'file', 'a.xlsx')).toEqual(refused);
    expect(await send(zip({ 'a.txt': Buffer.from('no workbook') }))).toEqual(refused);
    expect(await send(Buffer.from('PK\x03\x04 broken'))).toEqual(refused);
    expect(await send(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 1]))).toEqual(refused);
    expect(await send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toEqual(refused);
    expect(await send('')).toEqual({ status: 200, body: { lines: [], left_out: 0 } });
    expect(await send('a;1', 'other')).toEqual({ status: 400, body: { file: ['required'] } });
    expect(await send(Buffer.alloc(2_100_000, 'a;1\n'))).toEqual({
      status: 400,
      body: { file: ['spreadsheet_too_large'] },
    });
  });
});

describe('CT-13 uploads made to disturb', () => {
  const boundary =
    '--teated\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nOX-PC-664;3';

  test.each([
    ['without a boundary', 'multipart/form-data', `${boundary}\r\n--teated--\r\n`],
    ['with another boundary', 'multipart/form-data; boundary=muud', `${boundary}\r\n--teated--\r\n`],
    ['without an end', 'multipart/form-data; boundary=teated', boundary],
    ['cut in its head', 'multipart/form-data; boundary=teated', boundary.slice(0, 30)],
  ])('CT-13 ER-01 a form %s is malformed', async (_what, type, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: quickOrderFileCall.path,
      remoteAddress: `10.2.0.${++addresses}`,
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'MALFORMED_REQUEST', message: 'refusals.codes.MALFORMED_REQUEST' },
    ]);
  });

  test('CT-13 a file that says it is too large is refused before it comes', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${quickOrderFileCall.path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n` +
        `Content-Type: multipart/form-data; boundary=teated\r\n\r\n${boundary}`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 400 [^]*\{"file":\["spreadsheet_too_large"\]\}/);
  });

  test('CT-13 others have their turn between the files of a flood', async () => {
    const file = 'OX-PC-664;3\n'.repeat(30_000);
    let turn = 0;
    const counting = setInterval(() => (turn += 1), 0);
    const finishedAt = await Promise.all(
      Array.from({ length: 20 }, async () => {
        expect((await send(file)).status).toBe(200);
        return turn;
      }),
    );
    clearInterval(counting);
    expect(new Set(finishedAt).size).toBeGreaterThan(10);
  });

  test('CT-13 more files than can be read soon are told to come again', async () => {
    const file = 'OX-PC-664;3\n'.repeat(30_000);
    const answers = await Promise.all(Array.from({ length: 80 }, () => send(file)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
  });
});
