import { ClippedText } from '../ClippedText.tsx';
import type { ViewProps } from '../view.ts';
import type { contentSubhead } from './block.ts';

export function View({ props, mode }: ViewProps<typeof contentSubhead>) {
  const { title, subtitle, description } = props;
  if (!title && !subtitle && !description) return null;
  return (
    <div className="wrap-anywhere">
      {title ? <h2 className="type-h2">{title}</h2> : null}
      {subtitle ? <p className="type-body-l mt-1 font-medium">{subtitle}</p> : null}
      <div className="mt-3">
        <ClippedText text={description} clip="brand" mode={mode} />
      </div>
    </div>
  );
}
