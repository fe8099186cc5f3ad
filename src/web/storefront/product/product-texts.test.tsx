import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { preloadModules } from '../../ui/lazy-module.ts';
import { openProduct } from './testing/open-product.tsx';

// As on the way from page to page, where all parts of the next one are fetched before it is shown.
beforeAll(() => preloadModules());

afterEach(cleanup);

test('PL-04 how to work with it stands out: figures, numbered steps and a warning', async () => {
  const parameter = (code: string, name: string, ...values: string[]) => ({
    code,
    name,
    type: 'STRING' as const,
    unit: null,
    values: values.map((value) => ({ code: value, name: value, color: null })),
  });
  const { getByText, getByRole, getAllByText } = await openProduct({
    usage: 'Sega värv.\n\nKanna juustele.\n\nLoputa.',
    warning: 'Võib põhjustada allergiat.',
    parameters: [
      parameter('developer', 'Oksüdant', '6 %', '9 %'),
      parameter('material', 'Materjal', 'plast'),
      parameter('mixing-ratio', 'Värv ja oksüdant', '1 : 1,5'),
    ],
  });
  const steps = getByText('Kanna juustele.').closest('ol')!;
  expect([...steps.children].map((step) => step.textContent)).toEqual([
    '1Sega värv.',
    '2Kanna juustele.',
    '3Loputa.',
  ]);
  const figures = getByText('1 : 1,5').closest('dl')!;
  expect([...figures.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['1 : 1,5', '6 %, 9 %']);
  expect(getAllByText('Oksüdant'), 'among the other facts once more').toHaveLength(1);
  expect(getByText('Materjal').closest('dl')).not.toBe(figures);
  expect(getByText('Võib põhjustada allergiat.').parentElement!.textContent).toContain('Hoiatus');
  getByRole('heading', { name: 'Kasutamine' });
  cleanup();
  const plain = await openProduct({ usage: 'Loputa hoolikalt.' });
  expect(plain.getByText('Loputa hoolikalt.').closest('ol')).toBeNull();
  expect(plain.container.textContent).not.toContain('Hoiatus');
  cleanup();
  const bare = await openProduct();
  expect(bare.queryByRole('heading', { name: 'Kasutamine' })).toBeNull();
});
