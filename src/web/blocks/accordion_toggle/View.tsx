import { Icon } from '../../ui/icons/Icon.tsx';
import { ContentImage } from '../ContentImage.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import type { ViewProps } from '../view.ts';
import type { accordionToggle } from './block.ts';

/** The browser's own details: works without script and page search finds into it. All are open while edited. */
export function View({ props, mode }: ViewProps<typeof accordionToggle>) {
  const { title, body, imgSrc, imgAlt } = props;
  if (!title && mode !== 'edit') return null;
  return (
    <details className="group/item border-b border-line-strong" open={mode === 'edit'}>
      <summary className="type-h3 flex min-h-16 list-none items-center justify-between gap-4 rounded-input py-3 wrap-anywhere">
        {title}
        <Icon name="caret-down" className="text-muted transition-transform group-open/item:rotate-180" />
      </summary>
      <div className={`pb-6 ${imgSrc ? 'grid gap-6 md:grid-cols-[minmax(0,1fr)_320px]' : ''}`}>
        {body.blocks.length > 0 ? (
          <RichText document={body} />
        ) : mode === 'edit' ? (
          <EditPrompt text="editing.startWriting" />
        ) : null}
        {imgSrc ? (
          <div className="aspect-event overflow-hidden rounded-panel">
            <ContentImage src={imgSrc} alt={imgAlt} cover sizes="(width >= 860px) 320px, 100vw" />
          </div>
        ) : null}
      </div>
    </details>
  );
}
