import { NewsletterForm } from '../../parts/NewsletterForm.tsx';
import { useT } from '../../i18n/texts.tsx';
import { tints } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import type { ViewProps } from '../view.ts';
import type { newsletter } from './block.ts';

/** The newsletter's form with the editors' words. It sends nothing while edited or previewed. */
export function View({ props, mode }: ViewProps<typeof newsletter>) {
  const t = useT();
  const { title, description, bgColor, imgSrc } = props;
  const hasWords = title !== '' || description !== '';
  return (
    <section
      aria-label={title || t('shell.newsletter.title')}
      className={`overflow-hidden rounded-panel noscript:hidden ${bgColor ? tints[bgColor] : 'border border-line bg-surface'} ${imgSrc ? 'md:grid md:grid-cols-2' : ''}`}
    >
      {imgSrc ? (
        <div className="max-md:aspect-hero">
          <ContentImage src={imgSrc} alt="" cover sizes="(width >= 860px) 50vw, 100vw" />
        </div>
      ) : null}
      <div
        className={`grid items-center gap-6 p-5 md:p-10 ${imgSrc || !hasWords ? '' : 'lg:grid-cols-2 lg:gap-16'}`}
      >
        {hasWords ? (
          <div className="wrap-anywhere">
            {title ? <h2 className="type-h2">{title}</h2> : null}
            {description ? <p className="mt-2 text-muted first:mt-0">{description}</p> : null}
          </div>
        ) : null}
        <div inert={mode !== 'view'}>
          <NewsletterForm />
        </div>
      </div>
    </section>
  );
}
