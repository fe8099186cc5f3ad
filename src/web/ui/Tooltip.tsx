import type { ReactNode } from 'react';

/**
 * Words that appear beside the `group/tip` element they stand in, on hover and focus. They repeat its accessible
 * name, so they are hidden from screen readers; nothing may be said here alone.
 */
export function Tooltip({ children, side = 'bottom' }: { children: ReactNode; side?: 'top' | 'bottom' }) {
  const place = side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5';
  return (
    <span
      aria-hidden="true"
      // `display: none`, not just invisible: at the edge an invisible one would widen the page.
      className={`pointer-events-none absolute left-1/2 z-30 hidden w-max max-w-48 -translate-x-1/2 rounded-input bg-solid px-2 py-1 type-caption text-on-inverse transition-discrete group-hover/tip:block group-focus-visible/tip:block touch:hidden! starting:opacity-0 opacity-100 transition-opacity delay-300 ${place}`}
    >
      {children}
    </span>
  );
}
