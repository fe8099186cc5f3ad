import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reorderCall, restoreCartCall } from '../../../domain/reorder/calls.ts';
import type { ComparedLine, Comparison, FillBody } from '../../../domain/reorder/contract.ts';
import * as orderPage from '../../account/OrderPage.tsx';
import { openPage } from '../../account/testing/open-page.tsx';
import { ApiError } from '../../api/client.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { useModals, useOpenModal } from '../../state/modals.tsx';
import { line as orderLine, order } from '../orders/testing/orders.ts';
import { chosenCents, chosenLines, differences, firstChoice, orderableOf } from './choice.ts';
import ReorderModal from './ReorderModal.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

function compared(changes: Partial<Omit<ComparedLine, 'product'>> & { name?: string } = {}): ComparedLine {
  const { name = 'Šampoon', ...more } = changes;
  return {
    line: 1,
    product: { ...orderLine().product, name },
    quantity: 2,
    note: '',
    price_before: 12.4,
    price: 12.4,
    available_stock: 40,
    sale_delay: null,
    restrictions: [],
    problem: null,
    available_quantity: 2,
    replacement: null,
    ...more,
  };
}

const dearer = compared({ line: 1, price: 13.9 });
const gone = compared({ line: 2, name: 'Mask', problem: 'GONE', available_quantity: 0, price: null });
const {
  line: _line,
  quantity: _quantity,
  note: _note,
  price_before: _before,
  replacement: _none,
  ...offer
} = compared({ name: 'Uus mask', price: 9 });
const replaced: ComparedLine = { ...gone, line: 3, replacement: offer };
const short = compared({
  line: 4,
  name: 'Palsam',
  quantity: 6,
  problem: 'NOT_ENOUGH_STOCK',
  available_stock: 3,
  available_quantity: 3,
});

describe('what is chosen of an older order', () => {
  test('CT-11 what can be had is chosen as it was, a replacement only by who asks for it', () => {
    const lines = [dearer, gone, replaced, short];
    const first = firstChoice(lines);
    expect([...first]).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
      [4, 3],
    ]);
    expect(chosenLines(lines, first)).toEqual([
      { line: 1, quantity: 2, replacement: false },
      { line: 4, quantity: 3, replacement: false },
    ]);
    const withNew = new Map([...first, [3, 2]]);
    expect(chosenLines(lines, withNew)).toContainEqual({ line: 3, quantity: 2, replacement: true });
    expect(chosenCents(lines, withNew)).toBe(2 * 1390 + 3 * 1240 + 2 * 900);
    expect(differences(lines)).toEqual({ prices: 2, problems: 3 });
  });

  test('CT-11 no more than whole packs of the stock can be chosen', () => {
    const packed = compared({ available_stock: 17 });
    packed.product = { ...packed.product, pack_size: 6 };
    expect(orderableOf(packed).max).toBe(12);
    expect(orderableOf(gone).max).toBe(0);
    expect(orderableOf({ ...short, sale_delay: 5 }).max).toBe(9999);
  });
});

const at = `/api/v1/orders/${order().uuid}/`;
const reorderable = { ...order().can, reorder: true };

/** The window as the frame of the shop opens it. */
function Windows() {
  const open = useOpenModal();
  const { closeModal } = useModals();
  return open?.name === 'reorder' ? <ReorderModal props={open.props} onClose={closeModal} /> : null;
}

async function openReorder(comparison: Partial<Comparison>, answers: Record<string, unknown> = {}) {
  const shown = order({ can: reorderable });
  const page = await openPage(
    orderPage,
    {
      page: { params: { uuid: shown.uuid } },
      answers: {
        [at]: shown,
        [`${at}reorder/`]: { name: '100001', lines: [dearer, gone], cart: null, ...comparison },
        ...answers,
      },
    },
    <Windows />,
  );
  await loadAreas(page.page.texts, ['refill', 'refusals', 'cart']);
  fireEvent.click(page.getByRole('button', { name: 'Telli uuesti' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Telli uuesti: tellimus 100001' }));
  await dialog.findByRole('list', { name: 'Tooted' });
  return { ...page, dialog };
}

describe('the window before an order is ordered again', () => {
  test('CT-11 prices then and now, what is gone, and what is chosen with its sum', async () => {
    const { dialog } = await openReorder({});
    dialog.getByText('1 hind on muutunud');
    dialog.getByText('1 toodet ei saa samamoodi tellida');
    dialog.getByText('13,90 €/tk');
    dialog.getByText('Hind on tõusnud: enne 12,40 €, nüüd 13,90 €');
    dialog.getByText('Seda toodet me enam ei müü.');
    dialog.getByText('Valitud 2 tk');
    dialog.getByText('27,80 €');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Šampoon' }));
    const add = dialog.getByRole('button', { name: 'Lisa ostukorvi' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(add.getAttribute('title')).toBe('Vali vähemalt üks toode');
  });

  test('CT-11 what came in the place of something says what it came for, and both prices', async () => {
    const { dialog } = await openReorder({ lines: [replaced] });
    dialog.getByText('1 hind on muutunud');
    dialog.getByText(/enam ei müüda/);
    expect(dialog.getByRole('checkbox', { name: 'Asemele: Uus mask' })).toHaveProperty('checked', false);
    dialog.getByText('Hind on langenud: enne 12,40 €, nüüd 9,00 €');
  });

  test('CT-11 while it is added to the cart, nothing is replaced', async () => {
    const sent: FillBody[] = [];
    const cart = { uuid: '0198b9a2-0000-4000-8000-0000000000aa', version: 6, lines: 1, pieces: 3 };
    const { dialog } = await openReorder(
      { cart },
      {
        [reorderCall.path]: (body: FillBody) => {
          sent.push(body);
          return new Promise(() => {});
        },
      },
    );
    fireEvent.click(dialog.getByRole('button', { name: /^Lisa/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(dialog.getByRole('button', { name: /^Asenda/ }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent.map(({ action }) => action)).toEqual(['MERGE']);
  });

  test('CT-11 a cart with something in it asks: add or replace; the old one can be brought back', async () => {
    const sent: FillBody[] = [];
    let restored = 0;
    const cart = order({ uuid: '0198b9a2-0000-4000-8000-0000000000aa', status: { id: 1 }, version: 7 });
    const { dialog, findByText, findByRole } = await openReorder(
      { cart: { uuid: cart.uuid, version: 6, lines: 1, pieces: 3 } },
      {
        [reorderCall.path]: (body: FillBody) => {
          sent.push(body);
          return {
            ...cart,
            filled: {
              action: 'MERGE',
              pieces_before: 3,
              lines: [
                {
                  line: 1,
                  product: 12,
                  name: 'Šampoon',
                  wanted: 2,
                  added: 2,
                  problem: null,
                  replacement: null,
                },
                {
                  line: 2,
                  product: 13,
                  name: 'Mask',
                  wanted: 1,
                  added: 0,
                  problem: 'GONE',
                  replacement: null,
                },
              ],
            },
          };
        },
        [restoreCartCall.path]: () => {
          restored++;
          return { ...cart, version: 8 };
        },
      },
    );
    dialog.getByText('Ostukorvis on juba 3 toodet. Mida nendega teha?');
    dialog.getByRole('button', { name: 'Asenda ostukorv' });
    fireEvent.click(dialog.getByRole('button', { name: 'Lisa juurde' }));
    await findByText('Ostukorvi lisati 2 toodet');
    await findByText('Jäi välja: Mask');
    expect(sent).toEqual([{ action: 'MERGE', lines: [{ line: 1, quantity: 2, replacement: false }] }]);
    fireEvent.click(await findByRole('button', { name: 'Too endine ostukorv tagasi' }));
    await findByText('Endine ostukorv on tagasi');
    expect(restored).toBe(1);
  });

  test('CT-11 a cart that was filled meanwhile asks for the choice', async () => {
    let asked = 0;
    const { dialog } = await openReorder(
      {},
      {
        [reorderCall.path]: () => {
          throw new ApiError(406, '4006', null, {});
        },
        [`${at}reorder/`]: () => ({
          name: '100001',
          lines: [dearer],
          cart: asked++ === 0 ? null : { uuid: order().uuid, version: 2, lines: 1, pieces: 1 },
        }),
      },
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Lisa ostukorvi' }));
    await dialog.findByText('Ostukorv on vahepeal muutunud. Vaata üle ja vali uuesti.');
    await dialog.findByRole('button', { name: 'Asenda ostukorv' });
    dialog.getByText('Ostukorvis on juba 1 toode. Mida sellega teha?');
  });

  test.each([
    ['an answer', new TypeError('network'), 'Ühendus katkes. Kontrolli seda ja proovi uuesti.'],
    ['success', new ApiError(500, 'INTERNAL', null), 'Viga on meie poolel. Proovi uuesti.'],
  ])('CT-11 without %s the same press goes with the same key', async (_, failure, words) => {
    const keys: string[] = [];
    const { dialog } = await openReorder(
      {},
      {
        [reorderCall.path]: (_body: FillBody, idempotencyKey: string) => {
          keys.push(idempotencyKey);
          throw failure;
        },
      },
    );
    const add = dialog.getByRole('button', { name: 'Lisa ostukorvi' });
    fireEvent.click(add);
    expect((await dialog.findByRole('alert')).textContent).toBe(words);
    fireEvent.click(add);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });
});
