import type { ReactNode } from 'react';
import { isOutside } from '../../domain/creator/urls.ts';

interface CoverLinkProps {
  href: string;
  /** Names it where there are no words to do so. */
  label?: string;
  children?: ReactNode;
}

/** Words that make their whole card a link, where there is somewhere to go. The card is `relative`. */
export function CoverLink({ href, label, children }: CoverLinkProps) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} className="cover" rel={isOutside(href) ? 'noopener' : undefined} aria-label={label}>
      {children}
    </a>
  );
}
