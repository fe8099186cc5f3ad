import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldLook } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldLook {
  options: readonly { value: string; label: string }[];
  /** First line that chooses nothing. */
  placeholder?: string;
}

/** The browser's own select: on a phone its wheel beats anything we could build. For long lists and groups use `SearchSelect`. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(links) => (
        <span className="relative flex items-center">
          <select
            {...rest}
            {...links}
            className={`${controlLook} cursor-pointer appearance-none truncate pr-9`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="caret-down" size={16} className="pointer-events-none absolute right-3 text-muted" />
        </span>
      )}
    </Field>
  );
}
