import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Loyalty } from '../../../../domain/loyalty/contract.ts';
import { ApiError } from '../../../api/client.ts';
import { setWindow } from '../../../blocks/testing/browser.ts';
import { stage } from '../../../blocks/testing/tools.tsx';
import { meWith, memberLoyalty, outsideLoyalty } from '../../../parts/loyalty/testing/people.ts';
import { isJoiningDelayed } from '../../../state/loyalty-delay.ts';
import { enterDialogOrder } from '../../../ui/dialog-order.ts';
import { ToastOutlet } from '../../../ui/Toast.tsx';
import JoinModal from './JoinModal.tsx';
import LeavingModal from './LeavingModal.tsx';
import WelcomeModal from './WelcomeModal.tsx';

beforeEach(() => {
  setWindow();
  document.cookie = 'token=abc';
});
afterEach(() => {
  cleanup();
  document.cookie = 'token=; Max-Age=0';
  sessionStorage.clear();
});

const ack = 'POST /api/v1/administrator/loyalty/ack_popup/ undefined';

function show(Modal: typeof JoinModal, loyalty: Loyalty, answers: Record<string, unknown> = {}) {
  const onClose = vi.fn();
  const at = stage({
    answers: {
      '/api/v1/me/': meWith(loyalty),
      '/api/v1/orders/': [],
      '/api/v1/administrator/loyalty/ack_popup/': null,
      ...answers,
    },
  });
  render(
    at.around(
      <>
        <Modal name="loyaltyCallToJoin" props={{}} onClose={onClose} />
        <ToastOutlet />
      </>,
    ),
  );
  return { ...at, onClose };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('PP-01 the call to join is put off for the session, by its button and by closing it', async () => {
  for (const button of ['Mitte praegu', 'Sulge']) {
    const { onClose, calls } = show(JoinModal, outsideLoyalty);
    await press(button);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(isJoiningDelayed()).toBe(true);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    sessionStorage.clear();
    cleanup();
  }
});

test('PP-01 the call to join and the welcome go over no window that was opened while their code came', () => {
  for (const Unasked of [JoinModal, WelcomeModal]) {
    const leave = enterDialogOrder('local', () => {});
    show(Unasked, outsideLoyalty);
    const dialog = document.querySelector('dialog')!;
    expect(dialog.open).toBe(false);
    leave();
    expect(dialog.open).toBe(true);
    cleanup();
  }
});

test('PP-01 refused for good, the shop is told, and no page of the session asks meanwhile', async () => {
  const { calls, onClose } = show(JoinModal, outsideLoyalty);
  await press('Ära enam paku');
  await waitFor(() => expect(calls).toContain(ack));
  expect(onClose).toHaveBeenCalled();
  expect(isJoiningDelayed()).toBe(true);
});

test('AC-03 joining sends one call however often it is pressed, and says at which level one starts', async () => {
  const { calls } = show(
    JoinModal,
    { ...outsideLoyalty, total_spent_amount: 600 },
    {
      // On its way.
      '/api/v1/loyalty/join/': () => new Promise(() => {}),
    },
  );
  await screen.findByText(/alustad 2. tasemelt|alustad 2.\u00a0tasemelt/);
  await press('Liitu');
  const button = screen.getByRole('button', { name: 'Liitu' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(button);
  expect(calls.filter((call) => call.includes('/join/'))).toHaveLength(1);
});

test('PP-01 the welcome is acknowledged when it opens, once, and tells level and way', async () => {
  const { calls } = show(WelcomeModal, { ...memberLoyalty, show_welcome_popup: true });
  await screen.findByRole('progressbar');
  await waitFor(() => expect(calls.filter((call) => call === ack)).toHaveLength(1));
  screen.getByText(/−15/);
});

test('AC-03 before leaving one is told what is lost; a refusal says why and nothing closes', async () => {
  const { onClose } = show(LeavingModal, memberLoyalty, {
    '/api/v1/loyalty/leave/': () => {
      throw new ApiError(409, 'LOYALTY_POINTS_RESERVED', null);
    },
  });
  await screen.findByText(/punktid 12,24/);
  await press('Lahku ja kaota punktid');
  await screen.findByText(/makse on pooleli/);
  expect(onClose).not.toHaveBeenCalled();
});

test('AC-03 who has no points leaves without a word about them', async () => {
  const { calls, onClose } = show(
    LeavingModal,
    { ...memberLoyalty, non_reserved_points_balance: 0 },
    { '/api/v1/loyalty/leave/': outsideLoyalty },
  );
  await press('Lahku');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls).toContain('POST /api/v1/loyalty/leave/ undefined');
});
