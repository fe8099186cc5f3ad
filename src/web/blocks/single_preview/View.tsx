import { ContentImage } from '../ContentImage.tsx';
import { CoverLink } from '../CoverLink.tsx';
import { ArrowLink } from '../ArrowLink.tsx';
import { panel } from '../colors.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { ViewProps } from '../view.ts';
import type { singlePreview } from './block.ts';
import { ShadeLevels } from './ShadeLevels.tsx';

/** One preview as wide as the page. */
export function View({ props }: ViewProps<typeof singlePreview>) {
  const {
    imgSrc,
    imgAlt,
    title,
    subtitle,
    label,
    description,
    linkUrl,
    linkText,
    imgSide,
    imgFocus,
    iconLeft,
  } = props;
  if (!imgSrc && !title && !description && !subtitle && !label) return null;
  const isBeside = imgSide === 'right';
  // Above the depths the picture shows all of them: it is not cut at its sides.
  const besideShape = props.shadeUrl
    ? 'aspect-2/1 md:order-2 md:self-center lg:aspect-auto lg:h-110'
    : 'max-md:aspect-5/4 md:order-2 md:h-95 lg:h-110';
  // Without a button the preview itself is the way on.
  const coverUrl = linkText ? '' : linkUrl;
  const look = isBeside
    ? 'max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 border border-line bg-surface text-ink'
    : panel(props.bgColor, props.textColor);
  return (
    <section className={`overflow-hidden rounded-panel ${look}`}>
      <div className={`relative ${isBeside ? 'grid md:grid-cols-[5fr_7fr] lg:grid-cols-[4fr_8fr]' : ''}`}>
        {imgSrc ? (
          <div className={isBeside ? besideShape : 'aspect-hero'}>
            <ContentImage
              src={imgSrc}
              alt={imgAlt}
              cover
              focus={imgFocus}
              sizes={
                isBeside
                  ? '(width >= 1280px) 917px, (width >= 860px) 58vw, 100vw'
                  : '(width >= 1440px) 1376px, 100vw'
              }
            />
          </div>
        ) : null}
        <div
          className={`flex flex-col items-start justify-center px-gutter py-6 md:p-8 ${isBeside ? 'lg:py-10 lg:pl-16' : 'lg:p-12'}`}
        >
          {label ? <p className="type-body-s mb-2 font-action">{label}</p> : null}
          {title ? (
            <h2 className="type-h2">
              <CoverLink href={coverUrl}>{title}</CoverLink>
            </h2>
          ) : (
            <CoverLink href={coverUrl} label={imgAlt || subtitle || coverUrl} />
          )}
          {subtitle ? <p className="type-body-l mt-1 font-medium">{subtitle}</p> : null}
          {description ? <p className="mt-3 max-w-read text-pretty">{description}</p> : null}
          {linkUrl && linkText ? (
            <div className="mt-5 max-md:w-full md:mt-6">
              {isBeside ? (
                <ButtonLink
                  href={linkUrl}
                  variant="secondary"
                  icon={iconLeft ?? undefined}
                  className="max-md:w-full"
                >
                  {linkText}
                </ButtonLink>
              ) : (
                <ArrowLink href={linkUrl} className={props.textColor === 'white' ? 'text-on-inverse' : ''}>
                  {linkText}
                </ArrowLink>
              )}
            </div>
          ) : null}
        </div>
      </div>
      <ShadeLevels shadeUrl={props.shadeUrl} toneUrl={props.toneUrl} tones={props.tones} />
    </section>
  );
}
