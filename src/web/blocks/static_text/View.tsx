import { StaticText } from '../StaticText.tsx';
import type { ViewProps } from '../view.ts';
import type { staticText } from './block.ts';

export function View({ props }: ViewProps<typeof staticText>) {
  return <StaticText {...props} />;
}
