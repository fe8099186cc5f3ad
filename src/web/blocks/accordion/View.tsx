import type { ViewProps } from '../view.ts';
import type { accordion } from './block.ts';

export function View({ props, node, children }: ViewProps<typeof accordion>) {
  if (!props.title && children.length === 0) return null;
  const titleId = props.title ? `title-${node.uuid}` : undefined;
  return (
    <section aria-labelledby={titleId} data-event-terms={props.isTermsInEvents === 'yes' || undefined}>
      {props.title ? (
        <h2 id={titleId} className="type-h2 mb-4 md:mb-6">
          {props.title}
        </h2>
      ) : null}
      <div className="border-t border-line-strong">{children}</div>
    </section>
  );
}
