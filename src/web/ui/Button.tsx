import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/names.ts';
import { Spinner } from './Spinner.tsx';

interface Look {
  variant?: ButtonVariant;
  /** 36, 44 or 52 px high. */
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  block?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'>, Look {
  /** Shows a spinner beside the label and ignores further presses. */
  busy?: boolean;
  /**
   * Why it cannot be pressed now. The button stays focusable and says so: a disabled one cannot be reached by keyboard.
   * Give `true` only where the reason is already written beside it.
   */
  disabled?: string | boolean;
}

/** At most one primary button per view. For a link that looks like this use `ButtonLink`. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  busy,
  disabled,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const reason = typeof disabled === 'string' ? disabled : null;
  const stopped = Boolean(disabled) || busy;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (stopped) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={buttonLook(variant, size, `${block ? 'w-full' : ''} ${className}`)}
        aria-busy={busy || undefined}
        aria-disabled={stopped || undefined}
        aria-describedby={reason ? reasonId : rest['aria-describedby']}
        title={reason ?? rest.title}
        onClick={press}
      >
        {/* The spinner takes the icon's place; without an icon it stands over the padding, so the width never moves. */}
        {busy ? (
          <span className={icon ? 'grid size-5 place-items-center' : 'absolute left-1'}>
            <Spinner size={icon ? 16 : 12} />
          </span>
        ) : (
          icon && <Icon name={icon} />
        )}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </button>
      {reason && (
        <span id={reasonId} className="sr-only">
          {reason}
        </span>
      )}
    </>
  );
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'children'>, Look {}

/** A plain link with the look of a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  block,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonLook(variant, size, `${block ? 'w-full' : ''} ${className}`)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}
