import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import type { ViewProps } from '../view.ts';
import type { dynamicText } from './block.ts';

export function View({ props, mode }: ViewProps<typeof dynamicText>) {
  if (props.body.blocks.length === 0)
    return mode === 'edit' ? <EditPrompt text="editing.startWriting" /> : null;
  return (
    <div data-event-terms={props.isTermsInEvents === 'yes' || undefined}>
      <RichText document={props.body} />
    </div>
  );
}
