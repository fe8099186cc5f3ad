import { loyaltyStep } from '../../../domain/popups/loyalty.ts';
import { meQuery } from '../../api/me.ts';
import { sessionToken } from '../../api/token.ts';
import { isJoiningDelayed } from '../../state/loyalty-delay.ts';
import { isDialogOpen } from '../../ui/dialog-order.ts';
import { noOtherWindow } from './no-other-window.ts';
import type { Visit } from './start.ts';

/** Welcomes a new member, or calls somebody to join who may (PP-01 b, c). */
export async function greetMembers({ queries, openModal, signal }: Visit): Promise<void> {
  if (sessionToken() === undefined) return;
  const step = await stepNow();
  if (step === 'nothing') return;
  // Somebody whose address opens a window has come for that; the next page asks.
  if (new URLSearchParams(window.location.search).has('modal')) return;
  let stillIt: boolean;
  do {
    await noOtherWindow(signal);
    // What the other window was for may have changed it; and while that is asked, one may be opened.
    stillIt = (await stepNow()) === step;
  } while (isDialogOpen() && !signal.aborted);
  if (!signal.aborted && stillIt) openModal(step === 'welcome' ? 'loyaltyWelcome' : 'loyaltyCallToJoin');

  async function stepNow() {
    const me = await queries.ensureQueryData(meQuery());
    return loyaltyStep({
      loyalty: me.customers.find((one) => one.is_active)?.loyalty ?? null,
      isDelayed: isJoiningDelayed(),
      path: window.location.pathname,
    });
  }
}
