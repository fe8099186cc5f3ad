import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { consentKinds } from '../../domain/consent/kinds.ts';
import { ticketStatuses, waitlistStates } from '../../domain/events/rules.ts';
import { languages, type Language } from '../../domain/locales.ts';
import { noticeKinds, noticeSources } from '../../domain/notices/kinds.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { paymentMethods, paymentProviders } from '../../domain/payments/contract.ts';
import { returnReasons } from '../../domain/returns/rules.ts';
import { returnStatuses } from '../../domain/returns/statuses.ts';
import { moderations } from '../../domain/reviews/moderation.ts';
import { reportReasons } from '../../domain/reviews/rules.ts';
import { transferSides } from '../loyalty/ledger.ts';
import { templates } from '../mail/templates/index.ts';
import { rooms } from './rooms.ts';
import { summaryPdf } from './summary.ts';
import { texts } from './summary.texts.ts';
import { fieldName, isPlain, plainValue } from './summary-values.ts';
import { codeWords, fieldWords, mailWords, orderStatusWords } from './summary-words.ts';

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
const now = new Date('2026-11-23T10:00:00Z');
const rendered = async (name: string, data: object, language: Language = 'et') =>
  textOf(await summaryPdf([{ name, data }], { language, now }));

test('AC-05 the summary shows names in the scripts people have, and says where letters stand that it lacks', async () => {
  const text = await rendered('account', {
    first_name: 'Õie Ķīse',
    last_name: 'Щёголева',
    author_name: 'فاطمة',
    street: 'שלום 5',
    name: 'rõõm 💇🏽‍♀️ ja 漢字',
  });
  for (const shown of ['Õie Ķīse', 'Щёголева', 'ja [?]']) expect(text).toContain(shown);
  // What is rendered from the right is told letter by letter, in the order it stands on the page.
  for (const [script, letters] of [
    ['Arabic', 'فاطمة'],
    ['Hebrew', 'שלום'],
  ] as const) {
    const found = text.match(new RegExp(`\\p{Script=${script}}`, 'gu')) ?? [];
    expect(found.toSorted().join('').normalize('NFKC')).toBe([...letters].toSorted().join(''));
  }
  expect(text.match(/\[\?\]/g)).toHaveLength(2);
  expect(text).toContain('failides on need alles');
});

test('AC-05 the summary is in words: of fields, codes, money, times, countries and languages', async () => {
  const line = (name: string, value: unknown, language: Language = 'et') =>
    `${fieldName(name, language)}: ${plainValue(name, value, language)}`.replaceAll('\u00a0', ' ');
  expect(line('status', 5)).toBe('Olek: täidetud');
  const dark = { et_EE: { value: 'tumevask' }, ru_RU: { value: 'тёмно-медный' } };
  expect([line('name', dark), line('name', dark, 'ru')]).toEqual([
    'Nimi: tumevask',
    'Название или имя: тёмно-медный',
  ]);
  expect(isPlain(dark)).toBe(true);
  expect(line('status', 5, 'ru')).toBe('Статус: выполнен');
  expect(line('country_id', 3)).toBe('Riik: Läti');
  expect(line('registry_country', 'FI', 'lv')).toBe('Reģistrācijas valsts: Somija');
  expect(line('submitted_at', new Date('2026-11-23T12:30:00Z'))).toBe('Esitatud: 23.11.2026 14.30');
  expect(line('created_at', '2026-11-23T12:30:00+00:00')).toBe('Loodud: 23.11.2026 14.30');
  expect(line('due_on', '2026-12-07', 'en')).toBe('Due: 07.12.2026');
  expect(line('payable_cents', 4588)).toBe('Tasuda: 45,88 €');
  // As sums of a bigint come.
  expect(line('vat_cents', '888', 'fi')).toBe('Arvonlisävero: 8,88 €');
  expect(line('payment_method', 'INVOICE')).toBe('Makseviis: arve');
  expect(line('orders_need_approval', false)).toBe('Tellimused vajavad kinnitust: ei');
  expect(line('language', 'lv')).toBe('Keel: läti');
  expect(line('name', { et: 'Šampoon', ru: 'Шампунь' }, 'ru')).toBe('Название или имя: Шампунь');
  expect(line('name', { et: 'Šampoon' }, 'fi')).toBe('Nimi: Šampoon');
  expect(line('choices', ['statistics', 'marketing'])).toBe('Valikud: statistika, turundus');
  expect(line('template', 'login-code', 'lv')).toBe('Vēstule: pieslēgšanās kods');
  // What people typed is shown as they typed it, even where it looks like a code.
  expect(line('text', 'pending')).toBe('Tekst: pending');
  expect(line('name', 'INVOICE')).toBe('Nimi: INVOICE');
  for (const typed of ['9999-99-99', '2026-02-30', '2026-13-45T99:99:99', '0000-00-00T00:00'])
    expect(line('name', typed)).toBe(`Nimi: ${typed}`);

  const text = await rendered(
    'orders',
    [{ status: 5, lines: [{ quantity: 3, note: null }], pictures: [] }],
    'ru',
  );
  expect(text).toContain('выполнен');
  expect(text).not.toMatch(/status|lines|quantity|Примечание|Фотографии/);
});

/** Names of the fields that a room tells: what its \`read\` selects, and the keys it builds. */
function fieldsOf(source: string): string[] {
  const read = source.slice(source.search(/\bread[(:]/), source.search(/\berase[(:]/));
  const told = read
    .replaceAll(/\.(?:selectFrom|where|orderBy|innerJoin|leftJoin)\([^)]*\)/g, '')
    .replaceAll(/\bwhere [^`]*?(?=\border by|`)/g, '');
  const selected = [...told.matchAll(/\.select\(\[([^\]]*)\]/g)]
    .flatMap(([, list]) => [...list!.matchAll(/'([^']+)'/g)])
    .map(([, column]) => column!.split(' as ').at(-1)!);
  const built = [...told.matchAll(/json_build_object\(([^()]*)\)/g)]
    .flatMap(([, pairs]) => [...pairs!.matchAll(/'(\w+)'/g)])
    .map(([, key]) => key!);
  const columns = [...told.matchAll(/select (?!json_agg)([\s\S]*?)\sfrom /g)]
    .flatMap(([, list]) => list!.replaceAll(/coalesce\([\s\S]*/g, '').split(','))
    .map((column) =>
      column
        .trim()
        .split(/ as |\./)
        .at(-1)!,
    );
  return [...selected, ...built, ...columns].filter((name) => /^[a-z_]+$/.test(name));
}

test('AC-05 every field that a room tells has words in all languages, and so has its chapter', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const told = globSync('*/personal-data.ts', { cwd: folder })
    .filter((file) => !file.startsWith('platform'))
    .flatMap((file) => fieldsOf(readFileSync(path.join(folder, file), 'utf8')));
  // A room that tells nothing would mean that this looks wrongly.
  expect(new Set(told).size).toBeGreaterThan(80);
  expect([...new Set(told)].filter((name) => !(name in fieldWords))).toEqual([]);
  for (const language of languages) {
    const { chapters } = texts[language];
    expect(rooms.map(({ name }) => name).filter((name) => !(name in chapters))).toEqual([]);
  }
});

test.each([
  ['mails', Object.keys(templates), mailWords],
  ['statuses of orders', Object.values(orderStatuses).map(String), orderStatusWords],
  ['notices', [...noticeKinds, ...noticeSources, 'given', 'withdrawn'], codeWords],
  ['consents', consentKinds, codeWords],
  ['payments', [...paymentMethods, ...paymentProviders], codeWords],
  ['states of payments', ['initial', 'pending', 'settled', 'agreed', 'failed', 'stray'], codeWords],
  ['returns', [...returnReasons, ...returnStatuses], codeWords],
  ['reviews', [...moderations, ...reportReasons], codeWords],
  ['points', Object.keys(transferSides), codeWords],
  ['seats', [...ticketStatuses, ...waitlistStates], codeWords],
  ['customers', ['CUSTOMER_ADMIN', 'CUSTOMER_USER', 'pending', 'approved', 'denied'], codeWords],
  ['states of mails', ['waiting', 'sent', 'suppressed', 'refused'], codeWords],
])('AC-05 every code has words: %s', (_what, codes, words) => {
  expect(codes.filter((code) => !(code in words))).toEqual([]);
});
