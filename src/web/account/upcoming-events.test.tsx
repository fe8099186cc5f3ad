import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderSummary } from '../../domain/orders/contract.ts';
import { exampleSummary } from '../../domain/orders/examples.ts';
import { ApiError } from '../api/client.ts';
import { event } from '../parts/events/testing/events.ts';
import * as overview from './OverviewPage.tsx';
import { openPage } from './testing/open-page.tsx';

afterEach(cleanup);

const pageOf = (results: OrderSummary[]) => ({ count: results.length, next: null, previous: null, results });

function held(changes: Partial<NonNullable<OrderSummary['event']>>, seats: number): OrderSummary {
  const { id, template, name, starts_at, ends_at, location } = event();
  return {
    ...exampleSummary,
    uuid: `0198b9a2-0000-4000-8000-00000000000${seats}`,
    // What was bought: one was given back.
    pieces: seats + 1,
    event: { id, template, name, starts_at, ends_at, location, seats, ...changes },
  };
}

/** The overview, with what is answered about trainings to come; there is no other order. */
const open = (answer: () => unknown) =>
  openPage(overview, {
    answers: {
      '/api/v1/orders/history/': (params: { upcoming_events?: boolean }) =>
        params.upcoming_events ? answer() : pageOf([]),
    },
  });
const panel = () => screen.queryByRole('region', { name: 'Tulevad koolitused' });

test('AC-01 CO-09 trainings to come stand in the overview with day, place, seats and the way to their tickets', async () => {
  const { calls } = await open(() =>
    pageOf([
      held({}, 3),
      held(
        {
          name: 'Värvi parandamine',
          starts_at: '2027-01-14T08:00:00.000Z',
          ends_at: '2027-01-15T14:00:00.000Z',
          location: 'Tallinna koolituskeskus',
        },
        1,
      ),
    ]),
  );
  const [first, second, ...others] = within(panel()!).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(first!.textContent).toBe(
    'Barberiõhtu: habeme kontuur ja üleminek03.12.2026, 18.00–21.00Tartu kauplus · 3 kohta',
  );
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(
    '/account/orders/0198b9a2-0000-4000-8000-000000000003',
  );
  expect(second!.textContent).toBe(
    'Värvi parandamine14.01.2027, 10.00–15.01.2027, 16.00Tallinna koolituskeskus · 1 koht',
  );
  expect(calls).toContain('/api/v1/orders/history/?page=1&page_size=5&upcoming_events=true');
});

test('AC-01 CO-09 of trainings nothing is said to who has no seat at any', async () => {
  await open(() => pageOf([]));
  expect(panel()).toBeNull();
  screen.getByRole('region', { name: 'Aadressid' });
});

test('AC-01 CO-09 a list of trainings that cannot be read says so, and is asked for again', async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw new ApiError(503, 'UNAVAILABLE', null);
    return pageOf([held({}, 2)]);
  });
  const failed = within(await screen.findByRole('region', { name: 'Tulevad koolitused' }));
  expect(failed.getByRole('alert').textContent).toBe('Seda osa ei õnnestunud laadida');
  screen.getByRole('region', { name: 'Aadressid' });
  isDown = false;
  fireEvent.click(failed.getByRole('button', { name: 'Proovi uuesti' }));
  await failed.findByText(/Tartu kauplus · 2 kohta/);
  expect(failed.queryByRole('alert')).toBeNull();
});
