import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** What this part is for, when the title does not say it. */
  lead?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** A hash leads here. */
  id?: string;
  children: ReactNode;
  className?: string;
}

/** A part of an account page under its own heading. */
export function Panel({ title, lead, action, id, children, className = '' }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`rounded-card border border-line bg-surface px-4 pt-3 pb-4 md:px-6 md:pt-4 md:pb-6 ${className}`}
    >
      {/* On a phone a button comes after the words that explain it; on a desktop it ends the line of the title. */}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:[&>button]:order-2 max-md:[&>button]:mt-2">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {action}
        {/* Its own line: an element that may be no wider than that would fit beside the title. */}
        {lead && (
          <div className="order-1 basis-full">
            <p className="max-w-read text-muted">{lead}</p>
          </div>
        )}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}
