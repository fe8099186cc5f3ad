import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';

const looks = {
  waiting: 'bg-info-tint text-info-strong',
  success: 'bg-success-tint text-success',
  failed: 'bg-warning-tint text-warning',
} as const;

interface Props {
  tone: keyof typeof looks;
  icon: IconName;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** What became of an order: a sign, the news, and what one can do. */
export function ResultFrame({ tone, icon, title, lead, children }: Props) {
  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 justify-items-center gap-3 px-4 py-10 text-center md:py-14">
      <span className={`mb-2 grid size-18 place-items-center rounded-full ${looks[tone]}`}>
        <Icon name={icon} size={32} />
      </span>
      <h1 className="type-h1 max-w-full text-balance break-words hyphens-auto">{title}</h1>
      {lead !== undefined && (
        <div className="w-full max-w-[46ch] text-pretty wrap-anywhere text-strong">{lead}</div>
      )}
      {children}
    </div>
  );
}

/** Facts one below the other, each with its sign. */
export function ResultList({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-4 w-full divide-y divide-line rounded-panel border border-line bg-surface text-left">
      {children}
    </ul>
  );
}

interface FactProps {
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
  /** At the far right: what can be done with it. */
  action?: ReactNode;
}

export function ResultItem({ icon, title, hint, action }: FactProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3.5 px-4 py-3 md:px-5">
      <Icon name={icon} size={24} className="text-link" />
      <span className="min-w-0 grow basis-40 break-words">
        <span className="block font-medium tabular-nums first-letter:uppercase">{title}</span>
        {hint !== undefined && <span className="block type-body-s text-muted">{hint}</span>}
      </span>
      {action}
    </li>
  );
}
