import { useState, type ComponentProps, type ReactNode } from 'react';
import { controlLook, Field, type FieldLook } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/names.ts';
import { useWords } from './words.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldLook {
  /** A glyph inside the box, for search and the like. */
  icon?: IconName;
  /** A unit or a button inside the box, on the right. */
  suffix?: ReactNode;
}

/** A password field gets a button that reveals it. Accepts the props of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  icon,
  suffix,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const words = useWords();
  const [seen, setSeen] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(links) => (
        <span className="relative flex items-center">
          {icon && <Icon name={icon} className="pointer-events-none absolute left-3 text-muted" />}
          <input
            {...rest}
            {...links}
            type={isPassword && seen ? 'text' : type}
            required={rest.required ?? undefined}
            className={`${controlLook} read-only:bg-page ${icon ? 'pl-10' : ''} ${isPassword ? 'pr-12' : suffix ? 'pr-14' : ''}`}
          />
          {isPassword ? (
            <button
              type="button"
              className="absolute right-0 grid size-11 place-items-center rounded-input text-muted hover:text-ink"
              aria-label={seen ? words.hidePassword : words.showPassword}
              aria-controls={links.id}
              onClick={() => setSeen(!seen)}
            >
              <Icon name={seen ? 'eye-slash' : 'eye'} />
            </button>
          ) : (
            suffix && <span className="absolute right-3 text-muted">{suffix}</span>
          )}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldLook {}

/** Grows with its text where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(links) => (
        <textarea
          {...rest}
          {...links}
          rows={rows}
          className={`${controlLook} field-sizing-content max-h-96 min-h-28 read-only:bg-page resize-y py-2.5`}
        />
      )}
    </Field>
  );
}
