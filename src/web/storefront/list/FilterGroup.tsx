import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';

interface Props {
  title: string;
  isOpen: boolean;
  /** How many are chosen in it. */
  chosen: number;
  children: ReactNode;
}

/** A group of filters that folds away; one with a choice in it stands open. */
export function FilterGroup({ title, isOpen, chosen, children }: Props) {
  return (
    <details open={isOpen || chosen > 0} className="group border-t border-line py-1">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        {chosen > 0 ? (
          <span className="type-caption grid h-5 min-w-5 place-items-center rounded-full bg-action px-1.5 text-on-action tabular-nums">
            {chosen}
          </span>
        ) : null}
        <Icon name="plus" size={16} className="ml-auto text-muted group-open:hidden" />
        <Icon name="minus" size={16} className="ml-auto hidden text-muted group-open:block" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
