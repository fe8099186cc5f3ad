import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';

interface OutcomeProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
}

/** What became of a mailed link, in words, with the next step below. Read out when it changes. */
export function OutcomeView({ icon, title, children }: OutcomeProps) {
  return (
    <div role="status" className="wrap grid max-w-form justify-items-center gap-5 py-12 text-center md:py-20">
      <Icon name={icon} size={40} className="text-link" />
      <h1 className="type-h2 wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}
