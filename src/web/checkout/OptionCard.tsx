import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/Icon.tsx';
import type { IconName } from '../ui/icons/names.ts';
import { useChosenBefore } from '../ui/useChosenBefore.ts';

interface Props {
  id?: string;
  name: string;
  value: string;
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
  /** At the far right: what it costs. */
  aside?: ReactNode;
  isChosen: boolean;
  /** Why it cannot be chosen; it stays readable. */
  refused?: string | undefined;
  onChoose: () => void;
  /** What the choice asks for; shown while it is chosen. */
  children?: ReactNode;
}

/** One of several ways, as a card: the whole head of it is the target. */
export function OptionCard(props: Props) {
  const { id, name, value, icon, title, hint, aside, isChosen, refused, onChoose, children } = props;
  const isRefused = refused !== undefined;
  const head = useChosenBefore<string, HTMLLabelElement>(isChosen ? value : null, onChoose);
  return (
    <div
      className={`rounded-card border bg-surface ${isChosen ? 'border-action inset-ring inset-ring-action' : 'border-line-strong'}`}
    >
      <label
        ref={head}
        className={`flex min-h-18 items-center gap-3 rounded-card px-3.5 py-3 md:gap-3.5 md:px-5 md:py-3.5 ${isRefused ? 'cursor-not-allowed text-muted' : isChosen ? 'cursor-pointer' : 'cursor-pointer hover:bg-hover'}`}
      >
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={isChosen}
          disabled={isRefused}
          onChange={onChoose}
          className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-control bg-surface checked:border-6 checked:border-action disabled:border-line-decor disabled:bg-sunken forced-colors:appearance-auto"
        />
        <Icon name={icon} size={24} className="max-xs:hidden" />
        <span className="min-w-0 grow break-words hyphens-auto">
          <span className="font-medium">{title}</span>
          {(hint !== undefined || isRefused) && (
            <span className="block type-body-s text-muted">{refused ?? hint}</span>
          )}
        </span>
        {aside !== undefined && (
          <b className="shrink-0 font-semibold whitespace-nowrap tabular-nums">{aside}</b>
        )}
      </label>
      {isChosen && children && <div className="px-3.5 pt-1 pb-4 md:px-5 md:pb-5">{children}</div>}
    </div>
  );
}
