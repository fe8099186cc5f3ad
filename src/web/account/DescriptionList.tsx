import type { ReactNode } from 'react';

/** What is known of something, a line each. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-3 md:gap-2">{children}</dl>;
}

export function DescriptionItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-4">
      <dt className="type-body-s leading-6 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
