import type { ViewProps } from '../view.ts';
import type { iconTextBoxes } from './block.ts';

export function View({ children }: ViewProps<typeof iconTextBoxes>) {
  return children.length > 0 ? <div className="grid gap-3 md:gap-4">{children}</div> : null;
}
