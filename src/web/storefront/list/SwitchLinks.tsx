import type { MouseEvent, ReactNode } from 'react';

export interface SwitchChoice {
  key: string;
  href: string;
  label: ReactNode;
  /** Says what a bare glyph means. */
  name?: string;
  isCurrent: boolean;
  /** Does in place what the link would do; left out, the link leads on. */
  onChoose?: () => void;
}

/** Alternatives of the same list side by side: links, so that they work without script and can be sent to somebody. */
export function SwitchLinks({
  label,
  choices,
  className = '',
}: {
  label: string;
  choices: readonly SwitchChoice[];
  className?: string;
}) {
  return (
    <ul
      aria-label={label}
      className={`inline-flex divide-x divide-control rounded-card border border-control bg-surface ${className}`}
    >
      {choices.map(({ key, href, label: text, name, isCurrent, onChoose }) => (
        <li key={key} className="group/choice grow">
          <a
            href={href}
            rel="nofollow"
            data-keep-scroll
            aria-label={name}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={(event) => {
              if (!onChoose || opensElsewhere(event)) return;
              event.preventDefault();
              onChoose();
            }}
            className="flex min-h-11 min-w-11 items-center justify-center px-3 font-medium transition-colors group-first/choice:rounded-l-[7px] group-last/choice:rounded-r-[7px] hover:bg-hover aria-current:bg-selected aria-current:text-link"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
