import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'role' | 'children'
> {
  children: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  className?: string;
}

/** For settings that take effect at once, without a save button. */
export function Switch({ children, hideLabel, className = '', ...rest }: SwitchProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <span className={hideLabel ? 'sr-only' : 'min-w-0 grow'}>{children}</span>
      <span className="relative flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          // A native checkbox exposes its checked state already.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="peer h-6 w-10 cursor-pointer appearance-none rounded-full border border-control bg-sunken transition-colors checked:border-action checked:bg-action forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-surface shadow-e1 ring-1 ring-control transition-transform peer-checked:translate-x-4 peer-checked:ring-0 forced-colors:hidden" />
      </span>
    </label>
  );
}
