import { mediaKeyOf } from '../../../domain/creator/urls.ts';
import { useT } from '../../i18n/texts.tsx';
import { ClippedText } from '../ClippedText.tsx';
import { ContentImage } from '../ContentImage.tsx';
import { usePageBrand } from '../page-things.ts';
import type { ViewProps } from '../view.ts';
import type { brandHead } from './block.ts';

/** Name, logo and story of a brand; what editors left empty comes from the brand of the page. */
export function View({ props, mode }: ViewProps<typeof brandHead>) {
  const t = useT();
  const brand = usePageBrand(mode !== 'preview');
  const sample = mode === 'view' ? '' : t('editing.sampleBrand');
  const title = props.title || brand?.value || sample;
  if (!title) return null;
  // A drawing is a logo: shown whole, never cropped as a photograph is.
  const isLogo = mediaKeyOf(props.imgSrc)?.endsWith('.svg') ?? false;
  const logo = isLogo ? props.imgSrc : brand?.logo;
  return (
    <header className="grid items-center gap-6 rounded-panel border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_320px] md:p-8">
      <div>
        <h1 className="type-h1 mb-3 wrap-anywhere">{title}</h1>
        <ClippedText text={props.description} clip="brand" mode={mode} />
      </div>
      {props.imgSrc && !isLogo ? (
        <div className="aspect-event overflow-hidden rounded-card max-md:order-first">
          <ContentImage
            src={props.imgSrc}
            alt={props.imgAlt}
            cover
            eager
            sizes="(width >= 860px) 320px, 100vw"
          />
        </div>
      ) : logo ? (
        <img
          src={logo}
          alt={isLogo ? props.imgAlt : ''}
          width={240}
          height={64}
          className="h-16 w-full object-contain max-md:hidden"
        />
      ) : null}
    </header>
  );
}
