import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as calls from '../../domain/saved-lists/calls.ts';
import type { SavedList, SavedListChanges, SavedListSummary } from '../../domain/saved-lists/contract.ts';
import type { ComparedLine } from '../../domain/reorder/contract.ts';
import { ApiError } from '../api/client.ts';
import { line as orderLine } from '../parts/orders/testing/orders.ts';
import { moved, sentLines } from './lists/list-lines.ts';
import * as listPage from './ListPage.tsx';
import * as listsPage from './ListsPage.tsx';
import { accountAnswers, openPage } from './testing/open-page.tsx';
import { person } from './testing/people.ts';

afterEach(cleanup);

const summary: SavedListSummary = {
  uuid: '0198b9a2-0000-4000-8000-0000000000bb',
  version: 3,
  name: 'Pesukoht, iga kuu',
  products: 2,
  pieces: 5,
  author: 'Mari',
  changed_at: '2026-11-23T08:00:00.000Z',
  can_edit: true,
};
const compared = (id: number, name: string, changes: Partial<ComparedLine> = {}): ComparedLine => ({
  line: id,
  product: { ...orderLine().product, id, name },
  quantity: 2,
  note: '',
  price_before: null,
  price: 10,
  available_stock: 40,
  sale_delay: null,
  restrictions: [],
  problem: null,
  available_quantity: 2,
  replacement: null,
  ...changes,
});
const shampoo = compared(1, 'Šampoon');
const mask = compared(2, 'Mask', { quantity: 3, available_quantity: 3 });
const list: SavedList = { ...summary, lines: [shampoo, mask], cart: null };
const at = `/api/v1/saved-lists/${summary.uuid}/`;

test('CT-11 lines are moved, and what is no more does not travel', () => {
  expect(moved([shampoo, mask], 1, -1)).toEqual([mask, shampoo]);
  expect(moved([shampoo, mask], 0, -1)).toEqual([shampoo, mask]);
  const gone = compared(3, 'x');
  gone.product = { ...gone.product, id: null };
  expect(sentLines([shampoo, gone])).toEqual([{ product: 1, quantity: 2, note: '' }]);
});

test('CT-11 lists are shown with what they hold and who made them; a deleted one can be brought back', async () => {
  let lists = [summary];
  const { getByRole, getByText, findByText, findByRole } = await openPage(listsPage, {
    answers: {
      '/api/v1/saved-lists/': () => lists,
      [calls.deleteSavedListCall.path]: () => {
        lists = [];
        return null;
      },
      [calls.restoreSavedListCall.path]: () => {
        lists = [summary];
        return summary;
      },
    },
  });
  expect(getByRole('link', { name: 'Pesukoht, iga kuu' }).getAttribute('href')).toBe(
    `/account/lists/${summary.uuid}`,
  );
  getByText('2 toodet · 5 tk');
  getByText('Mari, muudetud 23.11.2026');
  fireEvent.click(getByRole('button', { name: 'Kustuta Pesukoht, iga kuu' }));
  await findByText('Nimekirju veel ei ole');
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByRole('link', { name: 'Pesukoht, iga kuu' });
});

test('CT-11 AU-04 only those who buy for a company are told of colleagues who use the lists too', async () => {
  const none = { '/api/v1/saved-lists/': [] };
  const ofCompany = await openPage(listsPage, { answers: none });
  ofCompany.getByText('Nimekirju näevad ja kasutavad ka sinu kolleegid.');
  cleanup();
  const alone = await openPage(listsPage, { answers: { ...accountAnswers(person), ...none } });
  alone.getByRole('button', { name: 'Loo nimekiri' });
  expect(alone.queryByText(/sinu kolleegid/)).toBeNull();
});

test('CT-11 a list is edited in place: quantity, note, order and removal, each saved under its version', async () => {
  const sent: SavedListChanges[] = [];
  let stored = list;
  const { getAllByRole, getByRole, findByText } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: {
      [at]: () => stored,
      [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
        sent.push(body);
        stored = { ...stored, version: stored.version + 1 };
        return stored;
      },
    },
  });
  const rows = () => within(getByRole('list', { name: 'Tooted' })).getAllByRole('listitem');
  fireEvent.click(within(rows()[0]!).getByRole('button', { name: /Rohkem|Lisa|juurde/i }));
  const note = getByRole('textbox', { name: 'Märkus: Mask' });
  fireEvent.change(note, { target: { value: ' suur pudel ' } });
  fireEvent.blur(note);
  fireEvent.click(getByRole('button', { name: 'Tõsta ülespoole: Mask' }));
  expect(getAllByRole('link', { name: /Mask|Šampoon/ }).map((one) => one.textContent)).toEqual([
    'Mask',
    'Šampoon',
  ]);
  await findByText('Salvestatud');
  // What followed quickly went together.
  expect(sent).toEqual([
    {
      lines: [
        { product: 2, quantity: 3, note: 'suur pudel' },
        { product: 1, quantity: 3, note: '' },
      ],
      version: 3,
    },
  ]);
});

test('CT-11 what was edited the moment before the window is closed is sent all the same', async () => {
  const sent: SavedListChanges[] = [];
  const { getByRole } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: {
      [at]: () => list,
      [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
        sent.push(body);
        return { ...list, version: list.version + 1 };
      },
    },
  });
  fireEvent.click(getByRole('button', { name: 'Tõsta ülespoole: Mask' }));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sent.map(({ lines }) => lines?.map(({ product }) => product))).toEqual([[2, 1]]);
});

test('CT-11 what was not saved stays on the page and is tried again; a colleague’s list is taken on request', async () => {
  let failure: Error | null = new TypeError('network');
  const sent: SavedListChanges[] = [];
  const theirs = { ...list, version: 9, name: 'Kolleegi oma' };
  let stored: SavedList = list;
  const { getByRole, findByText, findByRole, findByDisplayValue } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: {
      [at]: () => stored,
      [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
        sent.push(body);
        if (failure) throw failure;
        stored = {
          ...stored,
          ...(body.name !== undefined && { name: body.name }),
          version: stored.version + 1,
        };
        return stored;
      },
    },
  });
  const rename = (name: string) => {
    const field = getByRole('textbox', { name: 'Nimekirja nimi' });
    fireEvent.change(field, { target: { value: name } });
    fireEvent.blur(field);
  };
  rename('Pesukoht');
  await findByText('Muudatus ei salvestunud. Kõik on siin alles.');
  failure = null;
  fireEvent.click(await findByRole('button', { name: 'Proovi uuesti' }));
  await findByText('Salvestatud');
  expect(sent.map(({ name, version }) => [name, version])).toEqual([
    ['Pesukoht', 3],
    ['Pesukoht', 3],
  ]);
  failure = new TypeError('Failed to fetch');
  rename('Pesukohad');
  await findByText('Muudatus ei salvestunud. Kõik on siin alles.');
  failure = null;
  window.dispatchEvent(new Event('online'));
  await findByText('Salvestatud');
  expect(sent.at(-1)!.name).toBe('Pesukohad');
  failure = new ApiError(409, 'SAVED_LIST_STALE', null, {});
  stored = theirs;
  rename('Minu oma');
  fireEvent.click(await findByRole('button', { name: 'Näita kolleegi oma' }));
  await findByDisplayValue('Kolleegi oma');
});

test('CT-11 a removed line comes back without what was edited since being taken back', async () => {
  const sent: SavedListChanges[] = [];
  const { getByRole, findByRole, findByText } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: {
      [at]: list,
      [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
        sent.push(body);
        return { ...list, version: 4 };
      },
    },
  });
  fireEvent.click(getByRole('button', { name: 'Eemalda Šampoon' }));
  const note = getByRole('textbox', { name: 'Märkus: Mask' });
  fireEvent.change(note, { target: { value: 'suur pudel' } });
  fireEvent.blur(note);
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByText('Salvestatud');
  expect(sent.at(-1)!.lines).toEqual([
    { product: 1, quantity: 2, note: '' },
    { product: 2, quantity: 3, note: 'suur pudel' },
  ]);
});

test('CT-11 a colleague’s list that does not come is said so, and can be asked for again', async () => {
  let isOut = false;
  let isStale = false;
  const { getByRole, findByRole, findByDisplayValue, findByText, queryByText } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: {
      [at]: () => {
        if (isOut) throw new TypeError('Failed to fetch');
        return { ...list, ...(isStale && { version: 9, name: 'Kolleegi oma' }) };
      },
      [calls.changeSavedListCall.path]: () => {
        isStale = true;
        isOut = true;
        throw new ApiError(409, 'SAVED_LIST_STALE', null, {});
      },
    },
  });
  const field = getByRole('textbox', { name: 'Nimekirja nimi' });
  fireEvent.change(field, { target: { value: 'Minu oma' } });
  fireEvent.blur(field);
  const take = await findByRole('button', { name: 'Näita kolleegi oma' });
  fireEvent.click(take);
  await findByText('Seda osa ei õnnestunud laadida');
  isOut = false;
  fireEvent.click(take);
  await findByDisplayValue('Kolleegi oma');
  expect(queryByText('Seda osa ei õnnestunud laadida')).toBeNull();
});

test('CT-11 what is edited while a colleague’s list comes is not sent over it later', async () => {
  const sent: SavedListChanges[] = [];
  let failure: Error | null = new ApiError(409, 'SAVED_LIST_STALE', null, {});
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const theirs = { ...list, version: 9, name: 'Kolleegi oma' };
  let isAsked = false;
  const { getByRole, findByRole, findByDisplayValue } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: {
      [at]: () => (isAsked ? coming.then(() => theirs) : list),
      [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
        sent.push(body);
        if (failure) throw failure;
        return { ...theirs, version: 10 };
      },
    },
  });
  const more = () => fireEvent.click(getByRole('button', { name: 'Tõsta ülespoole: Mask' }));
  const rename = (name: string) => {
    const field = getByRole('textbox', { name: 'Nimekirja nimi' });
    fireEvent.change(field, { target: { value: name } });
    fireEvent.blur(field);
  };
  rename('Minu oma');
  const take = await findByRole('button', { name: 'Näita kolleegi oma' });
  isAsked = true;
  failure = null;
  fireEvent.click(take);
  more();
  come();
  await findByDisplayValue('Kolleegi oma');
  rename('Meie oma');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ name: 'Meie oma', version: 9 });
});

test('CT-11 a colleague’s list is read and ordered from, not changed', async () => {
  const { queryByRole, getByText, getByRole } = await openPage(listPage, {
    page: { params: { uuid: summary.uuid } },
    answers: { [at]: { ...list, can_edit: false } },
  });
  getByRole('button', { name: 'Telli nimekirjast' });
  getByText(/Seda nimekirja muudavad/);
  expect(queryByRole('textbox', { name: 'Nimekirja nimi' })).toBeNull();
  expect(queryByRole('button', { name: 'Eemalda Mask' })).toBeNull();
  await waitFor(() => expect(queryByRole('button', { name: 'Kustuta nimekiri' })).toBeNull());
});

test('CT-11 an address that holds no list leads nowhere', async () => {
  await expect(openPage(listPage, { page: { params: { uuid: "x'; drop" } } })).rejects.toMatchObject({
    status: 404,
  });
});
