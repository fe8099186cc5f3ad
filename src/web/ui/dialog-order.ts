/**
 * A modal of the whole shop goes before one of a page part (LY-09). One that opens by itself goes over none: its code may
 * arrive when somebody has opened another.
 */
export const modalPriorities = { global: 900, local: 200, unasked: 100 } as const;
export type ModalPriority = keyof typeof modalPriorities;

interface Entry {
  priority: number;
  show: () => void;
  shown: boolean;
}

/** Dialogs that want to be open in this window, in order. Module state is safe here: only effects touch it, never the server. */
const waiting: Entry[] = [];

/**
 * Shows a dialog at once, unless one of higher priority is open: then it waits until that one is
 * closed. One of equal or higher priority opens above. Returns a function that removes the dialog from the order.
 */
export function enterDialogOrder(priority: ModalPriority, show: () => void): () => void {
  const entry: Entry = { priority: modalPriorities[priority], show, shown: false };
  waiting.push(entry);
  settle();
  return () => {
    waiting.splice(waiting.indexOf(entry), 1);
    settle();
  };
}

/** Whether any dialog is open or about to be. Popups that open by themselves wait for it. */
export function isDialogOpen(): boolean {
  return waiting.length > 0;
}

function settle() {
  const highest = Math.max(...waiting.map((entry) => entry.priority));
  for (const entry of waiting) {
    if (entry.shown || entry.priority < highest) continue;
    entry.shown = true;
    entry.show();
  }
}
