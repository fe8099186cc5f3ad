import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../domain/locales.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { createTexts, TextsProvider } from '../../i18n/texts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import { line, order } from './testing/orders.ts';

afterEach(cleanup);

async function show(what: React.ReactNode, language: Language = 'et') {
  const texts = createTexts(language, {});
  await loadAreas(texts, ['orders']);
  return render(<TextsProvider value={texts}>{what}</TextsProvider>);
}

const sums = async (changes: Partial<Order> = {}, language: Language = 'et') => {
  const { getByLabelText } = await show(<OrderSums order={order(changes)} />, language);
  const label = language === 'et' ? 'Tellimuse summad' : 'Totals of the order';
  return [...getByLabelText(label).children].map((row) => row.textContent.replaceAll('\u00a0', ' '));
};

test('CT-08 a line shows its pieces, its price and what discounts have left of it', async () => {
  const { getByText, getByRole } = await show(
    <OrderLines discounts={[]} lines={[line({ payable: '22.32' })]} />,
  );
  getByText('2 × 12,40 €');
  getByText('22,32 €');
  expect(getByText('24,80 €').tagName).toBe('S');
  expect(getByRole('link').getAttribute('href')).toBe('/products/12-permanentne-juuksevarv');
});

test.each([
  ['loyalty', 'FULL_PRICE_PRODUCTS', 10],
  ['points', 'ALL_PRODUCTS', null],
] as const)('AC-03 nothing is struck through for what a member has by %s', async (source, scope, percent) => {
  const discounts: Order['discounts'] = [{ source, code: '', scope, percent, amount: '2.48' }];
  const { container, getByText, queryByText } = await show(
    <OrderLines discounts={discounts} lines={[line({ payable: '22.32' })]} />,
  );
  getByText('24,80 €');
  expect(container.querySelector('s')).toBeNull();
  expect(queryByText('22,32 €')).toBeNull();
});

test('CT-08 a price of several steps says why, one of a single step does not', async () => {
  const reasons: Order['order_lines'][number]['price_reasons'] = [
    { code: 'list', name: 'EE', price: 15 },
    { code: 'group', name: 'Salongid', price: 12.4 },
  ];
  const { getByText, queryAllByText } = await show(
    <OrderLines discounts={[]} lines={[line({ price_reasons: reasons }), line({ id: 2 })]} />,
  );
  expect(queryAllByText('Miks see hind?')).toHaveLength(1);
  getByText('Hind sinu kliendirühmale: Salongid');
});

test('PL-03 a product that is no more keeps its name and leads nowhere', async () => {
  const { queryByRole, getByText } = await show(
    <OrderLines discounts={[]} lines={[line({ product: { id: null } })]} />,
  );
  expect(queryByRole('link')).toBeNull();
  getByText('Permanentne juuksevärv');
  getByText('Seda toodet enam ei müüda');
});

test('CT-08 a hostile name stays a text', async () => {
  const name = '<img src=x onerror=alert(1)> \u202eegnaro 💇‍♀️';
  const { container } = await show(<OrderLines discounts={[]} lines={[line({ product: { name } })]} />);
  expect(container.querySelector('img')).toBeNull();
  expect(within(container).getByRole('link').textContent).toContain('<img src=x');
});

test('CT-08 CO-10 the sums lead from the goods to the total and the VAT in it', async () => {
  const taken = {
    source: 'coupon',
    code: 'TERE10',
    scope: 'ALL_PRODUCTS',
    percent: 10,
    amount: '2.48',
  } as const;
  const nothing = {
    source: 'loyalty',
    code: '1',
    scope: 'ALL_PRODUCTS',
    percent: 10,
    amount: '0.00',
  } as const;
  expect(await sums({ discounts: [taken, nothing], totalWithDiscount: '25.81' })).toEqual([
    'Tooted24,80 €',
    'Sooduskood TERE10−2,48 €',
    'Tarne3,49 €',
    'Kokku25,81 €',
    'Summa käibemaksuta22,81 €',
    'Käibemaks 24 %5,48 €',
  ]);
});

test('CO-10 an order without VAT says why', async () => {
  const rows = await sums({ vat_reason: 'intra_community', vat_rates: [] }, 'en');
  expect(rows.at(-1)).toContain('Art. 138');
});

test('CO-02 delivery is free only once one is chosen, and a discount on it is told apart', async () => {
  const free = { total: '24.80', transport_cost: '0.00', transport: '0.00' };
  expect(await sums(free)).toContain('TarneTasuta');
  cleanup();
  expect(await sums({ ...free, delivery: null })).toContain('TarneSelgub tarneviisi valides');
  cleanup();
  const off = { source: 'coupon', code: 'TRA', scope: 'TRANSPORT', percent: null, amount: '3.49' } as const;
  expect(await sums({ discounts: [off] })).toContain('Sooduskood TRA, tarnelt−3,49 €');
});
