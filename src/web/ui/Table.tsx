import type { ComponentProps, ReactNode } from 'react';

interface TableProps extends Omit<ComponentProps<'table'>, 'className'> {
  /** What the table shows; for screen readers, visible with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  className?: string;
}

/**
 * A table in the shop's look: `th` and `td` need no classes, `data-align="end"` aligns figures right. It scrolls sideways
 * where it is wider than the screen.
 */
export function Table({ caption, showCaption, className = '', children, ...rest }: TableProps) {
  return (
    <div
      className={`overflow-x-auto ${className}`}
      // A box that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table {...rest} className="data-table w-full type-body-s">
        <caption className={showCaption ? 'mb-3 text-left type-h3' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
