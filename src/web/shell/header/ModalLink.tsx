import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'role' | 'onClick' | 'onKeyDown'> {
  /** Where it leads without script. */
  href: string;
  onOpen: () => void;
}

/** A link that script turns into a button, space bar included. */
export function ModalLink({ href, onOpen, children, ...rest }: Props) {
  return (
    <a
      aria-haspopup="dialog"
      {...rest}
      href={href}
      role="button"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
