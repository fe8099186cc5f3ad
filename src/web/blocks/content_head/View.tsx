import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import type { ViewProps } from '../view.ts';
import type { contentHead } from './block.ts';

export function View({ props, mode, children }: ViewProps<typeof contentHead>) {
  const { title, body } = props;
  const isEmpty = body.blocks.length === 0;
  if (!title && isEmpty && children.length === 0)
    return mode === 'edit' ? <EditPrompt text="editing.startWriting" /> : null;
  return (
    <header>
      {title ? <h1 className="type-h1 wrap-anywhere">{title}</h1> : null}
      {isEmpty ? null : (
        <div className="type-body-l mt-4 text-muted">
          <RichText document={body} />
        </div>
      )}
      {children.length > 0 ? <div className="mt-6 flex flex-wrap gap-x-10 gap-y-4">{children}</div> : null}
    </header>
  );
}
