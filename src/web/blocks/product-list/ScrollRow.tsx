import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { rowClass, scrollBoxClass } from './row-look.ts';

interface ScrollRowProps {
  label: string;
  isLooping: boolean;
  /** Class names that say where the buttons are shown. */
  buttonsLook: string;
  /** BlockContent around the row, with the buttons that move it. */
  children: (row: ReactNode, buttons: ReactNode) => ReactNode;
  items: ReactNode;
}

/** A row one swipes, scrolls with arrow keys, or moves by two buttons. */
export function ScrollRow({ label, isLooping, buttonsLook, children, items }: ScrollRowProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);

  function move(direction: 1 | -1, by: 'page' | 'item') {
    const row = ref.current;
    if (!row) return;
    const end = row.scrollWidth - row.clientWidth;
    const item = row.querySelector('li')?.getBoundingClientRect().width ?? row.clientWidth;
    const isAtEnd = direction === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
    if (isAtEnd && !isLooping) return;
    row.scrollTo({
      left: isAtEnd
        ? direction === 1
          ? 0
          : end
        : row.scrollLeft + direction * (by === 'page' ? row.clientWidth : item),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (direction === null || event.target !== ref.current) return;
    event.preventDefault();
    move(direction, 'item');
  }

  const row = (
    // Arrow keys move it by whole items, where the browser would by pixels.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      role="region"
      aria-label={label}
      // What scrolls must be reachable by keyboard (axe, scrollable-region-focusable).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={`${scrollBoxClass} motion-safe:scroll-smooth`}
    >
      <ul className={`${rowClass} wrap-normal`}>{items}</ul>
    </div>
  );
  const buttons = (
    <div className={`flex gap-2 noscript:hidden ${buttonsLook}`}>
      <IconButton
        icon="caret-left"
        look="round"
        label={t('blocks.previousProducts')}
        onClick={() => move(-1, 'page')}
      />
      <IconButton
        icon="caret-right"
        look="round"
        label={t('blocks.nextProducts')}
        onClick={() => move(1, 'page')}
      />
    </div>
  );
  return children(row, buttons);
}
