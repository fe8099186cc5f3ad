import { StaticText } from '../StaticText.tsx';
import type { ViewProps } from '../view.ts';
import type { staticTextIcon } from './block.ts';

export function View({ props }: ViewProps<typeof staticTextIcon>) {
  return <StaticText {...props} />;
}
