import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Customer } from '../../domain/customers/contract.ts';
import type { LoyaltyStatement } from '../../domain/loyalty/contract.ts';
import { exampleLoyalty, exampleStatement } from '../../domain/loyalty/examples.ts';
import { ApiError } from '../api/client.ts';
import * as page from './LoyaltyPage.tsx';
import * as overview from './OverviewPage.tsx';
import { accountAnswers, openPage } from './testing/open-page.tsx';
import { company, person } from './testing/people.ts';

afterEach(cleanup);

const statementUrl = '/api/v1/loyalty/statement/';
const member: Customer = { ...person, loyalty: exampleLoyalty };
const empty: LoyaltyStatement = { ...exampleStatement, count: 0, results: [], balance: 0, expiring: [] };
const answers = (customer: Customer, statement: unknown = exampleStatement) => ({
  ...accountAnswers(customer),
  [statementUrl]: statement,
});
const text = (element: HTMLElement) => element.textContent!.replaceAll('\u00a0', ' ');

test('AC-03 a member sees level, way, points, what expires when, and the statement', async () => {
  await openPage(page, { answers: answers(member) });
  const region = (name: string) => screen.getByRole('region', { name });
  expect(text(region('Sinu tase'))).toContain('2. tase');
  expect(within(region('Sinu tase')).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('11');
  expect(text(region('Punktid'))).toContain('12,24 € kehtib kuni 23.11.2027');
  const row = within(region('Punktide väljavõte')).getAllByRole('row').at(-1)!;
  expect(text(row)).toBe('23.11.2026TeenitudTellimus 100117+1,28 €Jääk 12,24 €');
  expect(within(row).getByRole('link').getAttribute('href')).toContain('/account/orders/');
  screen.getByRole('button', { name: 'Lahku programmist' });
});

test('AC-03 an order of a colleague is named, but leads nowhere', async () => {
  const [entry] = exampleStatement.results;
  const statement = {
    ...exampleStatement,
    results: [{ ...entry!, order: { uuid: null, number: '100118' } }],
  };
  await openPage(page, { answers: answers({ ...member, role: 'CUSTOMER_USER' }, statement) });
  screen.getByText('Tellimus 100118');
  expect(screen.queryByRole('link', { name: 'Tellimus 100118' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Lahku programmist' })).toBeNull();
});

test('AC-03 points that wait for a payment, and those that are owed, are told', async () => {
  await openPage(page, { answers: answers(member, { ...exampleStatement, reserved: 3, owed: 1.5 }) });
  const points = text(screen.getByRole('region', { name: 'Punktid' }));
  expect(points).toContain('Seotud pooleli maksega3,00 €');
  expect(points).toContain('maha arvata1,50 €');
});

test('AC-03 who is no member is invited; a company by its administrator alone', async () => {
  await openPage(page, { answers: answers(company, empty) });
  screen.getByRole('button', { name: 'Liitu' });
  screen.getByText(/Ettevõttena kogud/);
  expect(screen.queryByText('Punktide väljavõte')).toBeNull();
  cleanup();
  const colleague: Customer = {
    ...company,
    role: 'CUSTOMER_USER',
    loyalty: { ...company.loyalty, can_join_loyalty: false },
  };
  await openPage(page, { answers: answers(colleague, empty) });
  expect(screen.queryByRole('button', { name: 'Liitu' })).toBeNull();
  screen.getByText('Ettevõtte saab liita selle haldaja.');
});

test('AC-03 a member without points yet is told how they come', async () => {
  await openPage(page, { answers: answers(member, empty) });
  screen.getByText('Punkte veel ei ole');
});

test('AC-03 a page of the statement there is not leads to the first', async () => {
  const at = { page: { search: new URLSearchParams('page=7') }, answers: answers(member) };
  const { stage } = await import('../blocks/testing/tools.tsx');
  const { page: context, queries } = stage(at);
  expect(await page.prefetch!(context, queries)).toEqual({ redirect: '/account/loyalty', status: 302 });
});

test('AC-01 the overview shows the progress of a member, and others the way in', async () => {
  await openPage(overview, { answers: accountAnswers(member) });
  const card = screen.getByRole('region', { name: 'Püsikliendiprogramm' });
  within(card).getByRole('progressbar');
  expect(text(card)).toContain('12,24 €');
  cleanup();
  await openPage(overview, { answers: accountAnswers(person) });
  const link = within(screen.getByRole('region', { name: 'Püsikliendiprogramm' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/account/loyalty');
});

test('AC-01 AC-03 without its statement the page stands with the level, and what failed can be tried again', async () => {
  let statement: () => unknown = () => {
    throw new ApiError(503, 'UNAVAILABLE', null);
  };
  await openPage(page, { answers: answers(member, () => statement()) });
  expect(text(screen.getByRole('region', { name: 'Sinu tase' }))).toContain('2. tase');
  screen.getByRole('heading', { name: 'Tasemed ja soodustused' });
  for (const name of ['Punktid', 'Punktide väljavõte'])
    await within(screen.getByRole('region', { name })).findByRole('alert');
  const [again] = screen.getAllByRole('button', { name: 'Proovi uuesti' });
  statement = () => exampleStatement;
  fireEvent.click(again!);
  await within(screen.getByRole('region', { name: 'Punktide väljavõte' })).findByText('Teenitud');
});
