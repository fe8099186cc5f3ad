import type { ReactNode } from 'react';

/** Said to screen readers, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
