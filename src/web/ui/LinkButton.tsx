import type { ComponentProps } from 'react';

/** A button within text that looks like the link it takes the place of. */
export function LinkButton({ className = '', ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`min-h-6 cursor-pointer rounded-input font-medium text-link underline underline-offset-3 hover:decoration-2 touch:min-h-11 ${className}`}
    />
  );
}
