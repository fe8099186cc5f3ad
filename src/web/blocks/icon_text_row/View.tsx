import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import type { ViewProps } from '../view.ts';
import type { iconTextRow } from './block.ts';

export function View({ props }: ViewProps<typeof iconTextRow>) {
  const boxes = [
    { side: 'left', icon: props.iconLeft, title: props.titleLeft },
    { side: 'right', icon: props.iconRight, title: props.titleRight },
  ].filter(({ icon, title }) => icon !== null || title !== '');
  if (boxes.length === 0) return null;
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      {boxes.map(({ side, icon, title }) => (
        <Box key={side} icon={icon} title={title} />
      ))}
    </div>
  );
}

function Box({ icon, title }: { icon: IconName | null; title: string }) {
  return (
    <div className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-surface p-4">
      {icon ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-card bg-hover text-link">
          <Icon name={icon} size={24} />
        </span>
      ) : null}
      {title ? <p className="min-w-0 font-medium wrap-anywhere">{title}</p> : null}
    </div>
  );
}
