import { ContentImage } from '../ContentImage.tsx';
import { useT } from '../../i18n/texts.tsx';
import { scrims } from '../scrims.ts';

interface BannerFaceProps {
  image: string;
  title: string;
  description: string;
  linkUrl: string;
  textColor: 'black' | 'white';
  onFollow?: () => void;
}

/** On a high window a wide picture is cropped, and drawn as wide as it would be at that height. */
const pictureSizes = 'max(100vw, 178vh)';

/** What the banner shows; all of it is the link. */
export function BannerFace({ image, title, description, linkUrl, textColor, onFollow }: BannerFaceProps) {
  const t = useT();
  const hasWords = title !== '' || description !== '';
  return (
    <div className="relative size-full" data-image={image}>
      {image ? <ContentImage src={image} alt="" cover eager sizes={pictureSizes} /> : null}
      {hasWords ? (
        <div
          className={`absolute inset-x-0 bottom-0 px-gutter pt-24 pb-10 md:pb-16 ${textColor === 'white' ? scrims.darkUp : scrims.lightUp}`}
        >
          <div className="mx-auto max-w-content wrap-anywhere">
            {title ? <h2 className="type-display">{title}</h2> : null}
            {description ? <p className="type-body-l mt-3 max-w-read">{description}</p> : null}
          </div>
        </div>
      ) : null}
      {linkUrl ? (
        <a
          href={linkUrl}
          onClick={onFollow}
          aria-label={title || t('blocks.banner')}
          className="absolute inset-0"
        />
      ) : null}
    </div>
  );
}
