import type { ViewProps } from '../view.ts';
import type { splitPreviewWrapper } from './block.ts';

export function View({ children, node }: ViewProps<typeof splitPreviewWrapper>) {
  if (children.length === 0) return null;
  // Previews beside their picture are low; those above each other stand wide.
  const isPair = node.children.length > 1;
  return <div className={`grid gap-4 md:gap-6 ${isPair ? 'md:grid-cols-2' : ''}`}>{children}</div>;
}
