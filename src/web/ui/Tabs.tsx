import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  /** How many are behind it. */
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab; left out, the tabs are uncontrolled and start with the first. */
  current?: string;
  onChange?: (id: string) => void;
}

/** Tab panels. Arrow keys move and select at once, Home and End jump. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const shown = current ?? own;

  function show(id: string) {
    setOwn(id);
    onChange?.(id);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  }

  return (
    <div>
      {/* Its tabs take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="scroll-row flex gap-6 border-b border-line-strong"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => show(tab.id)}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent font-medium text-muted -outline-offset-3 transition-colors hover:text-ink aria-selected:border-action aria-selected:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-1.5 font-normal text-muted tabular-nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== shown}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
