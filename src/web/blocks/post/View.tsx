import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { post } from './block.ts';

/** The body of an article; its headings begin at level 2 when the head of the page has the h1. */
export function View({ props, mode }: ViewProps<typeof post>) {
  const { hasHeading } = useTree();
  if (props.body.blocks.length === 0)
    return mode === 'edit' ? <EditPrompt text="editing.startWriting" /> : null;
  return (
    <div className="type-body-l">
      <RichText document={props.body} isBelowHeading={hasHeading} />
    </div>
  );
}
