import { isDialogOpen } from '../../ui/dialog-order.ts';

/** How often a window that waits for another looks whether its turn has come, in ms. */
const lookMs = 500;

/** Settles once no other window is open. */
export async function noOtherWindow(signal: AbortSignal): Promise<void> {
  while (isDialogOpen() && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
