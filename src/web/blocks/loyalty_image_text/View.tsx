import { tints } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyImageText } from './block.ts';

/** A picture beside a coloured panel with text; above it on a phone. */
export function View({ props, mode }: ViewProps<typeof loyaltyImageText>) {
  const { imgSrc, imgAlt, panelSide, bgColor, body } = props;
  const isEmpty = body.blocks.length === 0;
  if (!imgSrc && isEmpty) return mode === 'edit' ? <EditPrompt text="editing.startWriting" /> : null;
  return (
    <article
      className={`overflow-hidden rounded-panel ${tints[bgColor]} ${imgSrc ? 'md:grid md:grid-cols-2' : ''}`}
    >
      {imgSrc ? (
        <div className={`h-64 md:h-full md:min-h-80 ${panelSide === 'right' ? 'md:order-last' : ''}`}>
          <ContentImage src={imgSrc} alt={imgAlt} cover sizes="(width >= 860px) 50vw, 100vw" />
        </div>
      ) : null}
      <div className="self-center p-5 wrap-anywhere md:p-10">
        {isEmpty && mode === 'edit' ? (
          <EditPrompt text="editing.startWriting" />
        ) : (
          <RichText document={body} />
        )}
      </div>
    </article>
  );
}
