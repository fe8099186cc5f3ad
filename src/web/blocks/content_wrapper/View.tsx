import { tints } from '../colors.ts';
import { EditPrompt } from '../EditPrompt.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { contentWrapper } from './block.ts';

/** A grid of pictures on white with hairlines between them. */
const logos =
  'grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-4 lg:grid-cols-6 *:grid *:h-20 *:place-items-center *:bg-surface *:px-5 *:md:h-26';

export function View({ props, mode, node, children }: ViewProps<typeof contentWrapper>) {
  const { title, description, linkUrl, linkText, layout, bgColor } = props;
  const isTerms = props.isTermsInEvents === 'yes';
  if (mode !== 'edit' && children.length === 0 && !title) return null;
  const titleId = title ? `title-${node.uuid}` : undefined;
  return (
    <section
      aria-labelledby={titleId}
      data-event-terms={isTerms || undefined}
      className={bgColor ? `${tints[bgColor]} py-10 md:py-16` : ''}
    >
      <div className="wrap">
        <SectionHead {...{ title, description, linkUrl, linkText }} id={titleId} />
        <div className={layout === 'logos' ? logos : 'flow-root'}>{children}</div>
        {mode === 'edit' && children.length === 0 ? <EditPrompt text="editing.addBlock" /> : null}
      </div>
    </section>
  );
}
