import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldLook } from './Field.tsx';
import { Icon } from './icons/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Options of one group stand together under its name, in the order they come. */
  group?: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldLook {
  options: readonly SelectOption[];
  /** First line that chooses nothing. */
  placeholder?: string;
}

/** The browser's own select: on a phone its wheel beats anything drawn. For long lists take `SearchSelect`. */
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
            {grouped(options).map(([group, members]) =>
              group ? (
                <optgroup key={group} label={group}>
                  {members.map(line)}
                </optgroup>
              ) : (
                members.map(line)
              ),
            )}
          </select>
          <Icon name="caret-down" size={16} className="pointer-events-none absolute right-3 text-muted" />
        </span>
      )}
    </Field>
  );
}

function line({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** Options by group, groups in the order of their first option; those without a group come as they stand. */
export function grouped<T extends { group?: string }>(
  options: readonly T[],
): [group: string, members: T[]][] {
  const groups = new Map<string, T[]>();
  for (const option of options) {
    const members = groups.get(option.group ?? '');
    if (members) members.push(option);
    else groups.set(option.group ?? '', [option]);
  }
  return [...groups];
}
