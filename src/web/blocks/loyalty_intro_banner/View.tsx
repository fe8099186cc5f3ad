import { useTextsWith } from '../../i18n/load-areas.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ContentImage } from '../ContentImage.tsx';
import { useLoyaltyView } from '../loyalty-view.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyIntroBanner } from './block.ts';

/** Introduces the programme to who is no member. Companies see a picture and words of their own. */
export function View({ props, mode }: ViewProps<typeof loyaltyIntroBanner>) {
  const { t } = useTextsWith('loyalty');
  const { isMember, isBusiness, choice } = useLoyaltyView(mode);
  const { imgSrc, imgBusinessSrc, imgAlt, title, linkUrl, linkText } = props;
  const isOwn = isBusiness && imgBusinessSrc !== '';
  const picture = isOwn ? imgBusinessSrc : imgSrc;
  const words = isBusiness ? t('loyalty.join.business') : props.description;
  if (isMember || (!picture && !title && !words)) return choice;
  return (
    <>
      {choice}
      <section
        aria-label={title || t('loyalty.title')}
        className={`overflow-hidden rounded-panel bg-tint-purple ${picture ? 'md:grid md:grid-cols-2' : ''}`}
      >
        {picture ? (
          <div className="h-64 md:order-last md:h-full md:min-h-80">
            {/* The words are those of the other picture. */}
            <ContentImage
              src={picture}
              alt={isOwn ? '' : imgAlt}
              cover
              sizes="(width >= 860px) 50vw, 100vw"
            />
          </div>
        ) : null}
        <div className="self-center p-5 wrap-anywhere md:p-10">
          {title ? <h2 className="type-h1">{title}</h2> : null}
          {words ? <p className="type-body-l mt-3">{words}</p> : null}
          {linkUrl && linkText ? (
            <ButtonLink href={linkUrl} variant="secondary" className="mt-6">
              {linkText}
            </ButtonLink>
          ) : null}
        </div>
      </section>
    </>
  );
}
