import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';

interface AccordionItemProps {
  title: ReactNode;
  /** Beside the title: how many are chosen. */
  aside?: ReactNode;
  open?: boolean;
  name?: string;
  children: ReactNode;
  className?: string;
}

/** The browser's own `details`: it works without script, and find-in-page opens it. */
export function AccordionItem({ title, aside, open, name, children, className = '' }: AccordionItemProps) {
  return (
    <details className={`group/item border-b border-line ${className}`} open={open} name={name}>
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-input py-2 font-semibold">
        {title}
        {aside}
        <Icon name="plus" size={16} className="ml-auto text-muted group-open/item:hidden" />
        <Icon name="minus" size={16} className="ml-auto hidden text-muted group-open/item:block" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
