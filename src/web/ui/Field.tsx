import { useId, type ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

export interface FieldLook {
  label: string;
  /** Below the field, before anything goes wrong: what it is for, how to write it. */
  hint?: ReactNode;
  /** What to correct; replaces the hint. */
  error?: string | null;
  /** Marks the field as optional; fields are required by default. */
  optional?: boolean;
  /** Hides the label visually, where a heading or the context already says it. */
  hideLabel?: boolean;
  className?: string;
}

/** The ids and ARIA attributes that tie a control to its label, hint and error. */
export interface FieldLinks {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldLook {
  id?: string;
  children: (links: FieldLinks) => ReactNode;
}

/** Label above, hint or error below; the caller renders the control in between. */
export function Field({ label, hint, error, optional, hideLabel, className = '', id, children }: FieldProps) {
  const words = useWords();
  const made = useId();
  const own = id ?? made;
  const below = error || hint ? `${own}-below` : undefined;
  return (
    <div className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={own} className={hideLabel ? 'sr-only' : 'type-body-s font-medium'}>
        {label}
        {optional && <span className="font-normal text-muted"> {words.optional}</span>}
      </label>
      {children({ id: own, 'aria-describedby': below, 'aria-invalid': error ? true : undefined })}
      {error ? <FieldError id={below}>{error}</FieldError> : hint && <FieldHint id={below}>{hint}</FieldHint>}
    </div>
  );
}

/** What to mend in the field above it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 type-body-s text-danger">
      <Icon name="warning-circle" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}

function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="type-body-s text-muted">
      {children}
    </p>
  );
}

/** The box of every input. Its text is 16 px, below which iPhones zoom in on focus. */
export const controlLook =
  'w-full min-w-0 min-h-11 rounded-input border border-control bg-surface px-3 type-body text-ink transition-colors hover:border-control-hover aria-invalid:border-2 aria-invalid:border-danger disabled:border-line-decor disabled:bg-sunken disabled:text-muted';
