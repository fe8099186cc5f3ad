import { ContentImage } from '../ContentImage.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { contentPost } from './block.ts';

/** Text with a lead image: beside it on wide screens, above it on small ones. */
export function View({ props, mode }: ViewProps<typeof contentPost>) {
  const { title, imgSrc, imgAlt, body } = props;
  const picture = useTree().pictures[imgSrc];
  const isEmpty = body.blocks.length === 0;
  if (!title && !imgSrc && isEmpty)
    return mode === 'edit' ? <EditPrompt text="editing.startWriting" /> : null;
  // Beside text a banner would be a strip with its subject lost in it.
  const isWide = picture !== undefined && picture.width > picture.height * 1.5;
  return (
    <article className={imgSrc ? 'grid items-start gap-6 md:grid-cols-2 md:gap-10' : ''}>
      {imgSrc ? (
        <div className={`overflow-hidden rounded-panel ${isWide ? 'aspect-event' : ''}`}>
          <ContentImage
            src={imgSrc}
            alt={imgAlt}
            cover={isWide}
            sizes="(width >= 1440px) 672px, (width >= 860px) 50vw, 100vw"
          />
        </div>
      ) : null}
      <div>
        {title ? <h2 className="type-h2 mb-4 wrap-anywhere">{title}</h2> : null}
        {isEmpty && mode === 'edit' ? (
          <EditPrompt text="editing.startWriting" />
        ) : (
          <RichText document={body} />
        )}
      </div>
    </article>
  );
}
