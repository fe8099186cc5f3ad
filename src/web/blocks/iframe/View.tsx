import { EditPrompt } from '../EditPrompt.tsx';
import { usePage } from '../../state/page.tsx';
import type { ViewProps } from '../view.ts';
import type { iframe } from './block.ts';

const sandbox = 'allow-scripts allow-forms allow-popups allow-modals allow-same-origin';

/**
 * A page of somebody else. Never one of our own: script in a frame of the same origin could take the sandbox off
 * itself and act as the visitor.
 */
export function View({ props: { path, title, height }, mode }: ViewProps<typeof iframe>) {
  const { origin } = usePage();
  if (!path) return mode === 'edit' ? <EditPrompt text="editing.enterFramePath" /> : null;
  if (isOwn(path, origin)) return null;
  // A preview loads nothing from outside.
  if (mode === 'preview')
    return (
      <div style={{ height }} className="grid place-items-center rounded-panel bg-sunken text-muted">
        {title}
      </div>
    );
  return (
    <iframe
      src={path}
      title={title}
      height={height}
      sandbox={sandbox}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      className="w-full rounded-panel border border-line bg-surface"
    />
  );
}

function isOwn(path: string, origin: string): boolean {
  try {
    return new URL(path).hostname === new URL(origin).hostname;
  } catch {
    return true;
  }
}
