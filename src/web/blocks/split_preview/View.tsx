import { panel } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import { CoverLink } from '../CoverLink.tsx';
import { PreviewLink } from '../PreviewLink.tsx';
import type { ViewProps } from '../view.ts';
import type { splitPreview } from './block.ts';

/** A picture and a coloured panel with words; the whole of it is one link. */
export function View({ props }: ViewProps<typeof splitPreview>) {
  const {
    imgSrc,
    imgAlt,
    title,
    description,
    linkUrl,
    linkText,
    label,
    bgColor,
    textColor,
    imgSide,
    imgFocus,
  } = props;
  if (!imgSrc && !title && !description && !label) return null;
  const isBeside = imgSide === 'left';
  return (
    <article
      className={`group/card relative grid h-full overflow-hidden rounded-panel ${panel(bgColor, textColor)} ${isBeside ? 'md:grid-rows-[auto_1fr] lg:min-h-106 lg:grid-cols-2 lg:grid-rows-1' : 'grid-rows-[auto_1fr]'}`}
    >
      {imgSrc ? (
        <div className={`h-84 md:h-90 ${isBeside ? 'lg:h-full' : ''}`}>
          <ContentImage
            src={imgSrc}
            alt={imgAlt}
            cover
            focus={imgFocus}
            sizes={
              isBeside
                ? '(width >= 1280px) 344px, (width >= 860px) 50vw, 100vw'
                : '(width >= 860px) 50vw, 100vw'
            }
          />
        </div>
      ) : null}
      <div className="flex flex-col items-start p-5 pb-4 md:p-7 lg:px-10 lg:pt-11 lg:pb-8">
        {label ? <p className="type-body-s mb-2 font-action">{label}</p> : null}
        {title ? (
          <h2 className="type-h2">
            <CoverLink href={linkUrl}>{title}</CoverLink>
          </h2>
        ) : null}
        {description ? <p className="mt-3 mb-5 text-pretty">{description}</p> : null}
        <PreviewLink
          {...{ title, linkUrl, linkText, imgAlt }}
          className={`mt-auto ${textColor === 'white' ? 'text-on-inverse' : ''}`}
        />
      </div>
    </article>
  );
}
