import { Icon } from '../../ui/icons/Icon.tsx';
import { ContentImage } from '../ContentImage.tsx';
import { TextWithVariables } from '../text-variables.tsx';
import type { ViewProps } from '../view.ts';
import type { thinBanner } from './block.ts';

/** One line above everything, at most two on small screens. White words stand on Juniper, black ones on its tint. */
export function View({ props }: ViewProps<typeof thinBanner>) {
  const { label, note, linkText, linkUrl, imgSrc, textColor, iconLeft } = props;
  if (!label && !imgSrc) return null;
  const isWhite = textColor === 'white';
  return (
    <div
      className={`relative overflow-hidden ${isWhite ? 'bg-inverse-soft text-on-inverse' : 'bg-selected text-ink'}`}
    >
      {imgSrc ? (
        <div className="absolute inset-0">
          <ContentImage src={imgSrc} alt="" cover eager sizes="100vw" />
        </div>
      ) : null}
      <p
        className={`type-body-s relative flex min-h-10 items-center justify-center gap-x-6 px-gutter py-1 max-md:flex-wrap md:max-lg:gap-x-4 ${imgSrc ? (isWhite ? 'bg-scrim' : 'bg-page/80') : ''}`}
      >
        {label ? (
          // Where letters are large, the link stands below the label rather than leave it no room.
          <span className="flex min-w-0 items-center gap-2 max-md:max-w-max max-md:grow max-md:basis-[7rem]">
            {iconLeft ? <Icon name={iconLeft} className="max-[339px]:hidden" /> : null}
            {/* On a wide screen a note that does not fit beside the label falls below the line and out of sight. */}
            <span className="gap-x-4 overflow-hidden max-md:line-clamp-2 max-md:text-balance md:flex md:h-[1.25rem] md:flex-wrap lg:gap-x-6">
              <span>
                <TextWithVariables text={label} />
              </span>
              {note ? (
                <span className="max-md:hidden">
                  <TextWithVariables text={note} />
                </span>
              ) : null}
            </span>
          </span>
        ) : null}
        {linkUrl && linkText ? (
          <a
            href={linkUrl}
            className="inline-flex min-h-8 shrink-0 items-center touch:-my-1 touch:min-h-11 font-action underline underline-offset-4"
          >
            {linkText}
          </a>
        ) : null}
      </p>
    </div>
  );
}
