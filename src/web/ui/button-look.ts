export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | 'inverse';
export type ButtonSize = 's' | 'm' | 'l';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action border-transparent hover:bg-action-hover',
  secondary: 'bg-surface text-ink border-control hover:bg-hover hover:border-control-hover',
  quiet: 'text-link border-transparent hover:bg-hover',
  danger: 'bg-danger text-on-danger border-transparent hover:bg-danger-strong',
  link: 'link border-transparent',
  /** On the dark background of the footer and the loyalty panel. */
  inverse: 'bg-surface text-link border-transparent hover:bg-hover',
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-9 touch:min-h-11 px-3 type-body-s',
  m: 'min-h-11 px-5',
  l: 'min-h-13 px-6',
};

/**
 * Class names of a button, also for a link that looks like one: `<a className={buttonLook()}>`.
 * The link look has the 44 px target of touch too, without the side padding.
 */
export function buttonLook(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'm',
  className = '',
): string {
  const side = variant === 'link' ? 'px-0!' : variant === 'quiet' ? 'px-3!' : '';
  return `relative inline-flex items-center justify-center gap-2 rounded-card border font-action text-center whitespace-nowrap select-none transition-[background-color,border-color,transform] active:translate-y-px aria-disabled:active:translate-y-0 not-aria-busy:aria-disabled:opacity-60 max-md:whitespace-normal py-1 ${sizes[size]} ${variants[variant]} ${side} ${className}`;
}
