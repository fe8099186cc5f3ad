import type { ReactNode } from 'react';
import { isOutside } from '../../domain/creator/urls.ts';

/** A title that makes its whole card a link, where there is somewhere to go. The card is `relative`. */
export function CoverLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} className="cover" rel={isOutside(href) ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
