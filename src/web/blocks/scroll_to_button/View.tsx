import { Icon } from '../../ui/icons/Icon.tsx';
import type { ViewProps } from '../view.ts';
import type { scrollToButton } from './block.ts';

export function View({ props: { linkText, linkUrl } }: ViewProps<typeof scrollToButton>) {
  if (!linkText || !linkUrl) return null;
  return (
    <a
      href={linkUrl}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-link hover:underline"
    >
      <Icon name="arrow-down" size={16} />
      {linkText}
    </a>
  );
}
