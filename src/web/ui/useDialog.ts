import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type DialogHTMLAttributes,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { enterDialogOrder, type ModalPriority } from './dialog-order.ts';

interface Options {
  onClose: () => void;
  /** Escape and the backdrop do nothing: leaving now would lose something. */
  blocked?: boolean;
  priority?: ModalPriority;
}

type Handlers = Pick<
  DialogHTMLAttributes<HTMLDialogElement>,
  'onCancel' | 'onClose' | 'onMouseDown' | 'onClick'
>;

/**
 * Opens the native dialog as a modal as long as it is mounted. The browser makes the page behind inert and keeps the focus
 * in; this adds where the focus begins (`data-autofocus`, else the title), that it returns, and what closes it.
 */
export function useDialog({ onClose, blocked = false, priority = 'local' }: Options): {
  ref: RefObject<HTMLDialogElement | null>;
  handlers: Handlers;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const isLeaving = useRef(false);

  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    if (dialog.open) return;
    const { style, clientWidth } = document.documentElement;
    // The width the page loses when its scrollbar goes; components.css gives it back.
    if (!document.querySelector('dialog[open]'))
      style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    dialog.showModal();
    (
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>('[data-title]')
    )?.focus();
  });

  useLayoutEffect(() => {
    const dialog = ref.current!;
    isLeaving.current = false;
    const opener = document.activeElement;
    const leave = enterDialogOrder(priority, () => show(dialog));
    return () => {
      isLeaving.current = true;
      // Closed before React takes it off the page: an element that just disappears gives no focus back.
      dialog.close();
      leave();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [priority]);

  const handlers: Handlers = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!blocked) onClose();
    },
    // A browser may close it without asking, on a second Escape. The event comes a moment later: of one that was
    // taken off the page it would close whatever has opened since.
    onClose(event) {
      if (event.target !== event.currentTarget || isLeaving.current) return;
      if (blocked) show(event.currentTarget);
      else onClose();
    },
    // The backdrop belongs to the dialog element itself; its content lies in a child that covers it. Pressing inside and
    // letting go outside, as when marking text, is no click on the backdrop.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedOnBackdrop.current = event.target === event.currentTarget && !isArriving(event.currentTarget);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOnBackdrop.current && event.target === event.currentTarget && !blocked) onClose();
      pressedOnBackdrop.current = false;
    },
  };
  return { ref, handlers };
}

/** While it slides in, the second of two taps that open it meets the backdrop where the dialog is about to be. */
function isArriving(dialog: HTMLDialogElement): boolean {
  return dialog.getAnimations().length > 0;
}
