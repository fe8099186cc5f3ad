import { useState } from 'react';
import { reportBlockError } from '../block-errors.ts';
import type { ViewProps } from '../view.ts';
import type { hugeBanner } from './block.ts';
import { BannerDialog } from './BannerDialog.tsx';
import { BannerFace } from './BannerFace.tsx';
import { useTurn } from './use-turn.ts';

/** A banner over the whole screen, once a visitor. While edited or previewed it stands in its place and nothing ticks. */
export function View({ props, mode, node }: ViewProps<typeof hugeBanner>) {
  if (mode !== 'view') {
    return (
      <div className="relative h-90 overflow-hidden rounded-panel">
        <BannerFace {...props} image={props.imgSrc} />
      </div>
    );
  }
  if (props.uuid === null) {
    reportBlockError(new Error('a full-screen banner needs a uuid'), node);
    return null;
  }
  return props.imgSrc ? <Once {...props} uuid={props.uuid} /> : null;
}

type BannerProps = Omit<ViewProps<typeof hugeBanner>['props'], 'uuid'> & { uuid: string };

function Once(props: BannerProps) {
  const isTurn = useTurn(props.uuid);
  const [isClosed, setClosed] = useState(false);
  if (!isTurn || isClosed) return null;
  return <BannerDialog {...props} onClose={() => setClosed(true)} />;
}
