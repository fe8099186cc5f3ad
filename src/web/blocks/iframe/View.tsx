import { EditPrompt } from '../EditPrompt.tsx';
import { OutsideFrame } from '../OutsideFrame.tsx';
import type { ViewProps } from '../view.ts';
import type { iframe } from './block.ts';

/** A page of somebody else. */
export function View({ props: { path, title, height }, mode }: ViewProps<typeof iframe>) {
  if (!path) return mode === 'edit' ? <EditPrompt text="editing.enterFramePath" /> : null;
  // A preview loads nothing from outside.
  if (mode === 'preview')
    return (
      <div style={{ height }} className="grid place-items-center rounded-panel bg-sunken text-muted">
        {title}
      </div>
    );
  return <OutsideFrame src={path} title={title} height={height} />;
}
