import { useId, type ReactNode } from 'react';
import type { ModalPriority } from './dialog-order.ts';
import { IconButton } from './IconButton.tsx';
import { ToastOutlet } from './Toast.tsx';
import { useDialog } from './useDialog.ts';
import { useWords } from './words.tsx';

interface DialogProps {
  /** Left out, it is open as long as it is mounted: `{isOpen && <Modal …>}`. */
  open?: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below the content, for the buttons. */
  footer?: ReactNode;
  /** Hides the title visually. */
  hideTitle?: boolean;
  /** Escape, backdrop and the close button do nothing. */
  blocked?: boolean;
  /** Global ones (900) go before local ones (200), and those before one that nobody asked for (100). */
  priority?: ModalPriority;
}

export interface ModalProps extends DialogProps {
  /**
   * 420, 560, 760 or 1080 px wide, or as large as the window; a sheet from below on a phone. `viewer` is 1200 px wide
   * and as high as the window, and the whole screen of a phone.
   */
  size?: 's' | 'm' | 'l' | 'xl' | 'full' | 'viewer';
}

/** A window over the page. */
export function Modal({ size = 'm', open = true, ...props }: ModalProps) {
  return open && <Dialog {...props} look={`modal modal-${size}`} />;
}

export interface DrawerProps extends DialogProps {
  side?: 'left' | 'right';
  /** Beside the close button, instead of a visible title: the logo, a way back. */
  head?: ReactNode;
}

/** A window as high as the screen, from its side: the menu, the filters on a phone. */
export function Drawer({ side = 'left', open = true, ...props }: DrawerProps) {
  return open && <Dialog {...props} look={`drawer drawer-${side}`} />;
}

function Dialog({
  title,
  onClose,
  children,
  footer,
  hideTitle,
  blocked,
  priority,
  look,
  head,
}: Omit<DialogProps, 'open'> & { look: string; head?: ReactNode }) {
  const words = useWords();
  const titleId = useId();
  const { ref, handlers } = useDialog({ onClose, blocked, priority });
  return (
    <dialog ref={ref} {...handlers} className={`dialog ${look}`} aria-labelledby={titleId}>
      <div className="dialog-frame">
        <header
          className={`flex shrink-0 items-start gap-3 py-2 pr-2 pl-4 md:pl-6 ${look.startsWith('modal') ? 'md:pt-4 md:pr-4' : 'border-b border-line'}`}
        >
          <div className="flex min-h-11 min-w-0 grow items-center py-1.5">
            <h2
              id={titleId}
              data-title=""
              tabIndex={-1}
              className={hideTitle || head ? 'sr-only' : 'type-h3 min-w-0 wrap-anywhere outline-none!'}
            >
              {title}
            </h2>
            {head}
          </div>
          {!blocked && <IconButton icon="x" label={words.close} tooltip="none" onClick={onClose} />}
        </header>
        <div className="dialog-body px-4 pb-4 md:px-6 md:pb-6">{children}</div>
        {footer && (
          <footer className="shrink-0 border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))] md:px-6">
            {footer}
          </footer>
        )}
      </div>
      <ToastOutlet inDialog />
    </dialog>
  );
}
