import { useT } from '../../i18n/texts.tsx';
import type { ViewProps } from '../view.ts';
import type { scrollToList } from './block.ts';

/** A table of contents; its links are hash links, which the frame of the page scrolls to. */
export function View({ props, mode, node, children }: ViewProps<typeof scrollToList>) {
  const t = useT();
  // An entry without words or aim renders nothing, and leaves no gap either.
  const entries = children.filter((_, index) => {
    const { linkText, linkUrl } = node.children[index]!.props;
    return mode === 'edit' || (linkText && linkUrl);
  });
  if (entries.length === 0) return null;
  return (
    <nav
      aria-label={props.title || t('blocks.contents')}
      className="rounded-panel border border-line bg-surface p-5 md:p-6"
    >
      {props.title ? <p className="type-h3 mb-3">{props.title}</p> : null}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.key}>{entry}</li>
        ))}
      </ul>
    </nav>
  );
}
