import type { ReactNode } from 'react';

/** At the end of a panel's title: "change", "show all", read out with what it is about. */
export function PanelLink({ href, about, children }: { href: string; about: string; children: ReactNode }) {
  return (
    <a href={href} className="link inline-flex min-h-11 items-center">
      {children}
      <span className="sr-only">: {about}</span>
    </a>
  );
}
