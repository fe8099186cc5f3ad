import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boughtProductsCall } from '../../domain/search/calls.ts';
import { maxAskedBought } from '../../domain/search/limits.ts';
import { stage } from '../blocks/testing/tools.tsx';
import { BoughtMark } from '../parts/BoughtMark.tsx';
import { syncBoughtMarks } from './bought.ts';

let stop: (() => void) | undefined;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop?.();
  stop = undefined;
  cleanup();
  vi.restoreAllMocks();
});

const bought = (...products: number[]) => products.map((product) => ({ product, is_itself: true }));

/** Cards of these products, and what was asked of the shop about them. */
function renderBought(ids: readonly number[], answer: (asked: number[]) => unknown) {
  const asked: number[][] = [];
  const { page, around } = stage({
    answers: {
      [boughtProductsCall.path]: ({ products }: { products: string }) => {
        asked.push(products.split(',').map(Number));
        return answer(asked.at(-1)!);
      },
    },
  });
  const marks = (of: readonly number[]) =>
    around(
      <>
        {of.map((id) => (
          <BoughtMark key={id} product={{ id }} ofFamily={id >= 50 && id < 60} />
        ))}
      </>,
    );
  const rendered = render(marks(ids));
  stop = syncBoughtMarks(page.api);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-bought]')]
      .filter((mark) => !mark.hidden)
      .map((mark) => Number(mark.dataset['bought']));
  return { asked, shown, add: (more: readonly number[]) => rendered.rerender(marks([...ids, ...more])) };
}

test('CT-11 PL-01 nobody sees a mark before the shop has said so, then only what was bought has one', async () => {
  const { asked, shown } = renderBought([1, 2, 3, 2], () => bought(2));
  expect(shown()).toEqual([]);
  await waitFor(() => expect(shown()).toEqual([2, 2]));
  expect(asked).toEqual([[1, 2, 3]]);
  expect(document.querySelector('[data-bought="2"]')!.textContent).toBe('Varem ostetud');
});

test('CT-11 another variation of a family marks the card that stands for all of it, and no other', async () => {
  const { shown } = renderBought([7, 51], () => [
    { product: 7, is_itself: false },
    { product: 51, is_itself: false },
  ]);
  await waitFor(() => expect(shown()).toEqual([51]));
});

test('CT-11 cards that appear later are asked for alone, what is known already at once', async () => {
  const { asked, shown, add } = renderBought([1], () => bought(1, 9));
  await waitFor(() => expect(shown()).toEqual([1]));
  add([8, 9]);
  await waitFor(() => expect(shown()).toEqual([1, 9]));
  expect(asked).toEqual([[1], [8, 9]]);
});

test('CT-11 a page with very many products asks in parts', async () => {
  const ids = Array.from({ length: maxAskedBought + 20 }, (_, index) => index + 100);
  const { asked, shown } = renderBought(ids, (of) => bought(of[0]!));
  await waitFor(() => expect(shown()).toEqual([ids[0], ids[maxAskedBought]]));
  expect(asked.map((one) => one.length)).toEqual([maxAskedBought, 20]);
});

test('CT-11 ER-04 a failure costs the mark alone, and is not asked again at every change of the page', async () => {
  const { asked, shown, add } = renderBought([1], (of) => {
    if (of.includes(1)) throw new TypeError('network');
    return bought(2);
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  add([2]);
  await waitFor(() => expect(shown()).toEqual([2]));
  expect(asked).toEqual([[1], [2]]);
});
