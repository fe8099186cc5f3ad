import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../blocks/testing/tools.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { onDemand } from './on-demand.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('LY-16 a part that cannot be fetched says so, leaves the page as it is and is fetched anew the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'Brändid' });
  const Part = onDemand(load);
  const onLost = vi.fn<() => void>();
  const { around } = stage();
  const page = (isOpen: boolean) =>
    around(
      <>
        <p>Leht</p>
        {isOpen ? <Part onLost={onLost} /> : null}
      </>,
    );
  const view = render(page(true));
  await act(async () => {});
  view.getByText('Leht');
  view.getByText('Ühendus katkes. Kontrolli seda ja proovi uuesti.');
  expect(onLost).toHaveBeenCalledTimes(1);
  view.rerender(page(false));
  view.rerender(page(true));
  await act(async () => {});
  view.getByText('Brändid');
  expect(load).toHaveBeenCalledTimes(2);
});

test('RT-19 what fails in the browser gives way and is told, the rest stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn<(error: unknown) => void>();
  const Failing = (): never => {
    throw new RangeError('no such place');
  };
  const view = render(
    <>
      <p>Päis</p>
      <ErrorBoundary onError={onError} fallback={<p>Midagi läks valesti</p>}>
        <Failing />
      </ErrorBoundary>
    </>,
  );
  view.getByText('Päis');
  view.getByText('Midagi läks valesti');
  expect(onError).toHaveBeenCalledWith(expect.any(RangeError));
});
