import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence: why there is nothing here. */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

const lengths = [34, 46, 40, 54, 48, 60, 50, 42, 52, 38];

/** Says that there is nothing here yet and what to do about it. */
export function EmptyState({ title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-12 text-center">
      <Tresses />
      <Heading className="mt-3 type-h3">{title}</Heading>
      {children && <div className="text-pretty text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** Ten strands of a colour chart, one per depth. */
function Tresses() {
  return (
    <svg width="160" height="76" viewBox="0 0 160 76" aria-hidden="true" className="forced-color-adjust-none">
      <rect x="2" y="2" width="156" height="6" rx="3" className="fill-line-strong" />
      {lengths.map((length, index) => (
        <path
          key={length}
          d={`M${7 + index * 15} 8h11v${length}a5.5 5.5 0 0 1-11 0z`}
          style={{ fill: `var(--shade-${index + 1})` }}
          className="stroke-line-strong"
        />
      ))}
    </svg>
  );
}
