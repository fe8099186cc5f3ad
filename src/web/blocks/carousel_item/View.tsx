import { buttonLook } from '../../ui/button-look.ts';
import { selfAlign, textAlign } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import { CoverLink } from '../CoverLink.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { slideScrims } from '../scrims.ts';
import type { ViewProps } from '../view.ts';
import type { carouselItem } from './block.ts';

/** On a dark picture the button is the light one; beside a picture it is always the usual one. */
const lightButton = 'alone-lg:bg-surface alone-lg:text-link alone-lg:group-hover/card:bg-hover';

/** A slide: words over the picture from 1280, beside it from 860, under it on small screens and in a pair. */
export function View({ props, mode }: ViewProps<typeof carouselItem>) {
  const { imgSrc, imgAlt, title, description, label, linkUrl, linkText } = props;
  if (!imgSrc) return mode === 'edit' ? <EditPrompt text="editing.chooseImage" /> : null;
  const hasWords = Boolean(title || description || label || linkText);
  const isWhite = props.textColor === 'white';
  const button = buttonLook('primary', 'm', `mt-6 max-md:w-full ${isWhite ? lightButton : ''}`);
  return (
    <article className="group/card relative flex h-full flex-col bg-surface alone-md:grid alone-md:min-h-105 alone-md:grid-cols-[5fr_7fr] alone-md:bg-selected alone-lg:min-h-125 alone-lg:grid-cols-2">
      <div
        className={`aspect-5/4 alone-md:relative alone-md:order-2 alone-md:aspect-auto alone-lg:absolute alone-lg:inset-0 ${hasWords ? '' : 'alone-md:col-span-2'}`}
      >
        {/* The words make the slide as high as they need; the picture fills it. */}
        <div className="size-full alone-md:absolute alone-md:inset-0">
          <ContentImage
            src={imgSrc}
            alt={imgAlt}
            cover
            focus={props.imgFocus}
            sizes="(width >= 1440px) 1376px, 100vw"
          />
        </div>
      </div>
      {hasWords && props.veil === 'yes' ? <div className={slideScrims[props.textColor]} /> : null}
      {hasWords ? (
        <div
          className={`relative flex flex-1 flex-col px-gutter pt-6 pb-3 alone-md:justify-center alone-md:pt-8 alone-md:pr-4 alone-md:pb-20 alone-md:pl-10 alone-lg:pr-8 alone-lg:pl-16 ${selfAlign[props.alignment]} ${textAlign[props.alignment]} ${isWhite ? 'alone-lg:text-on-inverse' : 'text-ink'}`}
        >
          {label ? <p className="type-body-s mb-3 font-action">{label}</p> : null}
          {title ? (
            <h2 className="type-display max-w-[11.5em] wrap-anywhere md:max-lg:text-[2.25rem]/10 pair:md:text-[1.75rem]/9">
              <CoverLink href={linkUrl}>{title}</CoverLink>
            </h2>
          ) : null}
          {description ? (
            <p className="mt-4 max-w-[25em] text-pretty text-muted alone-md:text-inherit alone-lg:text-[1.125rem]/7">
              {description}
            </p>
          ) : null}
          {linkUrl && linkText ? (
            // With a title the whole slide is its link already.
            title ? (
              <span className={button}>{linkText}</span>
            ) : (
              <a href={linkUrl} className={button}>
                {linkText}
              </a>
            )
          ) : null}
        </div>
      ) : null}
      {title || linkText ? null : <CoverLink href={linkUrl} label={imgAlt || label || linkUrl} />}
    </article>
  );
}
