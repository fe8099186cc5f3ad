import { ContentImage } from '../ContentImage.tsx';
import { CoverLink } from '../CoverLink.tsx';
import { PreviewLink } from '../PreviewLink.tsx';
import { scrims } from '../scrims.ts';
import type { ViewProps } from '../view.ts';
import type { splitPreviewTransparent } from './block.ts';

/** Words over the picture. The veil under them keeps the contrast at 4.5 over any photograph. */
export function View({ props }: ViewProps<typeof splitPreviewTransparent>) {
  const { imgSrc, imgAlt, title, description, linkUrl, linkText, textColor, imgFocus } = props;
  if (!imgSrc && !title && !description) return null;
  const isWhite = textColor === 'white';
  return (
    <article className="group/card relative flex h-full min-h-84 items-end overflow-hidden rounded-panel md:min-h-106">
      {imgSrc ? (
        <div className="absolute inset-0">
          <ContentImage
            src={imgSrc}
            alt={imgAlt}
            cover
            focus={imgFocus}
            sizes="(width >= 860px) 50vw, 100vw"
          />
        </div>
      ) : null}
      <div
        className={`relative w-full p-5 pt-16 md:p-10 md:pt-24 ${isWhite ? scrims.darkUp : scrims.lightUp}`}
      >
        {title ? (
          <h2 className="type-h2">
            <CoverLink href={linkUrl}>{title}</CoverLink>
          </h2>
        ) : null}
        {description ? <p className="mt-2 text-pretty">{description}</p> : null}
        <PreviewLink
          {...{ title, linkUrl, linkText, imgAlt }}
          className={`mt-2 ${isWhite ? 'text-on-inverse' : ''}`}
        />
      </div>
    </article>
  );
}
