import { panel } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import { CoverLink } from '../CoverLink.tsx';
import { PreviewLink } from '../PreviewLink.tsx';
import type { ViewProps } from '../view.ts';
import type { splitPreviewMini } from './block.ts';

/** A small picture, a title and the way on; the description is not shown. */
export function View({ props }: ViewProps<typeof splitPreviewMini>) {
  const { imgSrc, imgAlt, title, linkUrl, linkText, bgColor, textColor } = props;
  if (!imgSrc && !title) return null;
  return (
    <article
      className={`group/card relative flex h-full items-center gap-4 overflow-hidden rounded-card pr-4 ${panel(bgColor, textColor)}`}
    >
      {imgSrc ? (
        <div className="size-28 shrink-0 md:size-32">
          <ContentImage src={imgSrc} alt={imgAlt} cover sizes="128px" />
        </div>
      ) : null}
      <div className={`min-w-0 py-3 ${imgSrc ? '' : 'pl-4'}`}>
        {title ? (
          <h2 className="type-h3">
            <CoverLink href={linkUrl}>{title}</CoverLink>
          </h2>
        ) : null}
        <PreviewLink
          {...{ title, linkUrl, linkText, imgAlt }}
          className={textColor === 'white' ? 'text-on-inverse' : ''}
        />
      </div>
    </article>
  );
}
