import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import type { ViewProps } from '../view.ts';
import type { excerpt } from './block.ts';

export function View({ props, mode }: ViewProps<typeof excerpt>) {
  if (props.body.blocks.length === 0)
    return mode === 'edit' ? <EditPrompt text="editing.startWriting" /> : null;
  return (
    <div className="type-body-l font-medium text-strong">
      <RichText document={props.body} />
    </div>
  );
}
