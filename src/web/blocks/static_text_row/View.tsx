import type { ViewProps } from '../view.ts';
import type { staticTextRow } from './block.ts';

/** Equal columns, one on small screens. */
export function View({ children }: ViewProps<typeof staticTextRow>) {
  if (children.length === 0) return null;
  return <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col md:gap-8">{children}</div>;
}
