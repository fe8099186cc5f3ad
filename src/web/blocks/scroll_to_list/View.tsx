import { useT } from '../../i18n/texts.tsx';
import type { ViewProps } from '../view.ts';
import type { scrollToList } from './block.ts';

/** A table of contents; its links are hash links, which the frame of the page scrolls to. */
export function View({ props, children }: ViewProps<typeof scrollToList>) {
  const t = useT();
  if (children.length === 0) return null;
  return (
    <nav
      aria-label={props.title || t('blocks.contents')}
      className="rounded-panel border border-line bg-surface p-5 md:p-6"
    >
      {props.title ? <p className="type-h3 mb-3">{props.title}</p> : null}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {children.map((child) => (
          <li key={child.key}>{child}</li>
        ))}
      </ul>
    </nav>
  );
}
