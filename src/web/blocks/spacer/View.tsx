import { useT } from '../../i18n/texts.tsx';
import { spacerFullBelow } from '../constants.ts';
import type { ViewProps } from '../view.ts';
import type { spacer } from './block.ts';

export function View({ props: { height }, mode }: ViewProps<typeof spacer>) {
  const t = useT();
  const small = height > spacerFullBelow ? height / 2 : height;
  const isEdited = mode === 'edit';
  return (
    <div
      aria-hidden="true"
      data-height={height}
      style={{ '--height': `${height}px`, '--small': `${small}px` } as React.CSSProperties}
      className={`h-(--small) md:h-(--height) ${isEdited ? 'type-caption grid place-items-center overflow-hidden bg-sunken text-muted' : ''}`}
    >
      {isEdited ? t('editing.px', { count: height }) : null}
    </div>
  );
}
