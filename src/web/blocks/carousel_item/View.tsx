import { buttonLook } from '../../ui/button-look.ts';
import { selfAlign, textAlign } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import { CoverLink } from '../CoverLink.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { slideVeils } from '../veils.ts';
import type { ViewProps } from '../view.ts';
import type { carouselItem } from './block.ts';

/** On a dark picture the button is the light one; beside a picture it is always the usual one. */
const lightButton = 'lg:bg-surface lg:text-link lg:group-hover/card:bg-hover';

/** A slide: words over the picture from 1280, beside it from 860, under it on small screens. */
export function View({ props, mode }: ViewProps<typeof carouselItem>) {
  const { imgSrc, imgAlt, title, description, label, linkUrl, linkText } = props;
  if (!imgSrc) return mode === 'edit' ? <EditPrompt text="editing.chooseImage" /> : null;
  const hasWords = Boolean(title || description || label || linkText);
  const isWhite = props.textColor === 'white';
  const button = buttonLook('primary', 'm', `mt-6 max-md:w-full ${isWhite ? lightButton : ''}`);
  return (
    <article className="group/card relative flex h-full flex-col bg-surface md:grid md:h-105 md:grid-cols-[5fr_7fr] md:bg-selected lg:block lg:h-125">
      <div
        className={`aspect-5/4 md:order-2 md:aspect-auto lg:absolute lg:inset-0 ${hasWords ? '' : 'md:col-span-2'}`}
      >
        <ContentImage
          src={imgSrc}
          alt={imgAlt}
          cover
          focus={props.imgFocus}
          sizes="(width >= 1440px) 1376px, 100vw"
        />
      </div>
      {hasWords && props.veil === 'yes' ? <div className={slideVeils[props.textColor]} /> : null}
      {hasWords ? (
        <div
          className={`relative flex flex-1 flex-col px-gutter pt-6 pb-3 md:justify-center md:pt-8 md:pr-4 md:pb-20 md:pl-10 lg:absolute lg:inset-y-0 lg:left-0 lg:w-1/2 lg:pr-8 lg:pl-16 ${selfAlign[props.alignment]} ${textAlign[props.alignment]} ${isWhite ? 'lg:text-on-inverse' : 'text-ink'}`}
        >
          {label ? <p className="type-body-s mb-3 font-action">{label}</p> : null}
          {title ? (
            <h2 className="type-display max-w-[11.5em] wrap-anywhere md:max-lg:text-[2.25rem]/10">
              <CoverLink href={linkUrl}>{title}</CoverLink>
            </h2>
          ) : null}
          {description ? (
            <p className="mt-4 max-w-[25em] text-pretty max-md:text-muted lg:text-[1.125rem]/7">
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
      ) : linkUrl ? (
        <a href={linkUrl} aria-label={imgAlt || linkUrl} className="cover" />
      ) : null}
    </article>
  );
}
