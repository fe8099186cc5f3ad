import { useId, type ReactNode } from 'react';
import { useChosenBefore } from './useChosenBefore.ts';

export interface SegmentedProps<T extends string> {
  /** What the choice is about; for screen readers. */
  label: string;
  options: readonly { value: T; label: ReactNode; name?: string }[];
  value: T;
  onChange: (value: T) => void;
  /** Field name, where it is part of a form. */
  name?: string;
  className?: string;
}

/** Two to four alternatives side by side; radio buttons underneath, so arrows move between them. `name` says what a bare glyph means. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className = '',
}: SegmentedProps<T>) {
  const ownName = useId();
  const group = useChosenBefore<T, HTMLFieldSetElement>(value, onChange);
  return (
    <fieldset
      ref={group}
      className={`inline-flex rounded-card border border-control bg-surface p-0 ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 min-w-11 grow cursor-pointer items-center justify-center gap-2 border-l border-control px-3 font-medium transition-colors first-of-type:rounded-l-[7px] first-of-type:border-l-0 last-of-type:rounded-r-[7px] hover:bg-hover has-checked:bg-selected has-checked:text-link has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="sr-only"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
