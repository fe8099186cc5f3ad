import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as calls from '../../../domain/saved-lists/calls.ts';
import type { SavedList, SavedListChanges, SavedListSummary } from '../../../domain/saved-lists/contract.ts';
import { ApiError } from '../../api/client.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { loadAreas } from '../../i18n/load-areas.ts';
import { line as orderLine } from '../orders/testing/orders.ts';
import AddToListModal from './AddToListModal.tsx';

afterEach(cleanup);

const summary: SavedListSummary = {
  uuid: '0198b9a2-0000-4000-8000-0000000000bb',
  version: 3,
  name: 'Pesukoht, iga kuu',
  products: 1,
  pieces: 5,
  author: 'Mari',
  changed_at: '2026-11-23T08:00:00.000Z',
  can_edit: true,
};
const compared = (id: number, quantity: number, note = ''): SavedList['lines'][number] => ({
  line: id,
  product: { ...orderLine().product, id },
  quantity,
  note,
  price_before: null,
  price: 10,
  available_stock: 40,
  sale_delay: null,
  restrictions: [],
  problem: null,
  available_quantity: quantity,
  replacement: null,
});
const at = `/api/v1/saved-lists/${summary.uuid}/`;

/** Lists are read and made at one address. */
const lists = (known: SavedListSummary[], made: (body: object, key: string) => SavedListSummary) => ({
  [calls.savedListsCall.path]: (body: object, key?: string) => (key === undefined ? known : made(body, key)),
});

async function open(answers: Record<string, unknown>, lines = [{ product: 12, quantity: 6 }]) {
  const close = vi.fn<() => void>();
  const scene = stage({ answers });
  await loadAreas(scene.page.texts, ['savedLists', 'refusals']);
  const rendered = render(scene.around(<AddToListModal props={{ lines }} onClose={close} />));
  const dialog = within(await rendered.findByRole('dialog', { name: 'Lisa nimekirja' }));
  const add = () => fireEvent.click(dialog.getByRole('button', { name: 'Lisa' }));
  return { ...rendered, ...scene, dialog, add, close };
}

test('CT-11 a product goes into a list that is there, and only what was put in is taken out again', async () => {
  const sent: unknown[] = [];
  const { dialog, add, close, findByRole, findByText } = await open({
    [calls.savedListsCall.path]: [
      summary,
      { ...summary, uuid: 'other', name: 'Kolleegi oma', can_edit: false },
    ],
    [calls.addToSavedListCall.path]: (body: unknown) => {
      sent.push(body);
      return { ...summary, version: 4, added: [{ product: 12, quantity: 6 }] };
    },
    // A colleague has added two more of it, and a note, meanwhile.
    [at]: { ...summary, version: 5, cart: null, lines: [compared(7, 1, 'suur'), compared(12, 8)] },
    [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
      sent.push(body);
      return { ...summary, version: 6 };
    },
  });
  expect(await dialog.findAllByRole('radio')).toHaveLength(2);
  expect(dialog.queryByText('Kolleegi oma')).toBeNull();
  add();
  await findByText('Pesukoht, iga kuu', { selector: '[role=status] a' });
  expect((await findByRole('link', { name: 'Pesukoht, iga kuu' })).getAttribute('href')).toBe(
    `/account/lists/${summary.uuid}`,
  );
  expect(close).toHaveBeenCalledOnce();
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByText('Nimekirjast „Pesukoht, iga kuu“ tagasi võetud');
  expect(sent).toEqual([
    { lines: [{ product: 12, quantity: 6 }] },
    {
      lines: [
        { product: 7, quantity: 1, note: 'suur' },
        { product: 12, quantity: 2, note: '' },
      ],
      version: 5,
    },
  ]);
});

test('CT-11 of a line that was nearly full only what found room is taken out again', async () => {
  const sent: unknown[] = [];
  const { dialog, add, findByRole, findByText } = await open(
    {
      [calls.savedListsCall.path]: [summary],
      [calls.addToSavedListCall.path]: { ...summary, version: 4, added: [{ product: 12, quantity: 1 }] },
      [at]: { ...summary, version: 4, cart: null, lines: [compared(7, 9999), compared(12, 9999)] },
      [calls.changeSavedListCall.path]: (body: SavedListChanges) => {
        sent.push(body.lines);
        return { ...summary, version: 5 };
      },
    },
    [
      { product: 7, quantity: 6 },
      { product: 12, quantity: 6 },
    ],
  );
  await dialog.findAllByRole('radio');
  add();
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByText('Nimekirjast „Pesukoht, iga kuu“ tagasi võetud');
  expect(sent).toEqual([
    [
      { product: 7, quantity: 9999, note: '' },
      { product: 12, quantity: 9998, note: '' },
    ],
  ]);
});

test('CT-11 a list made for the product goes with it; a list that cannot be changed back says so', async () => {
  let removals = 0;
  let isHeard = false;
  const { dialog, add, findByRole, findByText } = await open({
    ...lists([], (body) => ({ ...summary, ...body })),
    [calls.deleteSavedListCall.path]: () => {
      removals += 1;
      if (!isHeard) throw new TypeError('network');
      return null;
    },
  });
  await dialog.findByRole('textbox');
  add();
  await dialog.findByText('Pane nimekirjale nimi');
  const name = await dialog.findByRole('textbox', { name: 'Nimekirja nimi' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  fireEvent.change(name, { target: { value: 'Värvid' } });
  add();
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByText('Nimekirja „Värvid“ ei saanud muuta. Lisatu on seal alles.');
  isHeard = true;
  add();
  fireEvent.click(await findByRole('button', { name: 'Võta tagasi' }));
  await findByText('Nimekiri „Värvid“ on kustutatud');
  expect(removals).toBe(2);
});

test('CT-11 a refused addition keeps the window, the choice and the name', async () => {
  const keys = new Set<string>();
  let failure: Error = new ApiError(409, 'SAVED_LISTS_FULL', null, {});
  const { dialog, add, close } = await open({
    ...lists([summary], (_body, key) => {
      keys.add(key);
      throw failure;
    }),
  });
  fireEvent.click(await dialog.findByRole('radio', { name: 'Uus nimekiri' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Nimekirja nimi' }), { target: { value: 'Värvid' } });
  add();
  await dialog.findByRole('alert');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Nimekirja nimi' }).value).toBe('Värvid');
  failure = new TypeError('network');
  add();
  await waitFor(() => expect(keys.size).toBe(2));
  await dialog.findByText(/ühendus|Ühendus/);
  add();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Lisa' }).ariaBusy).not.toBe('true'));
  // Whether the shop has heard it is not known: the same intention.
  expect(keys.size).toBe(2);
  expect(close).not.toHaveBeenCalled();
});
