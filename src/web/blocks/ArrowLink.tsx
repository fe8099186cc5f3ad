import type { ReactNode } from 'react';
import { isOutside } from '../../domain/creator/urls.ts';
import { Icon } from '../ui/icons/Icon.tsx';

/** Underlined words and an arrow: the way on from a part of a page. */
export function ArrowLink({
  href,
  className = '',
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      rel={isOutside(href) ? 'noopener' : undefined}
      className={`group/arrow inline-flex min-h-11 items-center gap-2 font-medium text-link ${className}`}
    >
      <span className="border-b border-line-decor group-hover/arrow:border-current">{children}</span>
      <ArrowGlyph />
    </a>
  );
}

/** The same look where the whole card is the link. */
export function ArrowLabel({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`inline-flex min-h-11 items-center gap-2 font-medium text-link ${className}`}>
      <span className="border-b border-line-decor group-hover/card:border-current">{children}</span>
      <ArrowGlyph />
    </span>
  );
}

function ArrowGlyph() {
  return (
    <Icon
      name="arrow-right"
      className="transition-transform group-hover/arrow:translate-x-0.5 group-hover/card:translate-x-0.5"
    />
  );
}
