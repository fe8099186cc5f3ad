import { ContentImage } from '../ContentImage.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import type { ViewProps } from '../view.ts';
import type { image } from './block.ts';

const sides = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' } as const;

export function View({ props, mode }: ViewProps<typeof image>) {
  const { imgSrc, linkUrl, alignment } = props;
  if (!imgSrc) return mode === 'edit' ? <EditPrompt text="editing.chooseImage" /> : null;
  const alt = props.isDecorative === 'yes' ? '' : props.imgAlt;
  // A drawing is a mark among others and keeps its own size; a photograph fills the width.
  const isDrawing = imgSrc.toLowerCase().endsWith('.svg');
  const picture = isDrawing ? (
    <Drawing src={imgSrc} alt={alt} />
  ) : (
    <ContentImage
      src={imgSrc}
      alt={alt}
      sizes="(width >= 1440px) 1376px, 100vw"
      className="max-h-160 rounded-panel object-cover"
    />
  );
  return (
    <div className={`max-w-full ${isDrawing ? 'w-fit' : ''} ${sides[alignment]}`}>
      {linkUrl ? (
        <a href={linkUrl} className={isDrawing ? 'grid min-h-11 min-w-11 place-items-center' : 'block'}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}

/** As high as the line of logos it stands in; how wide is its own matter. */
function Drawing({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      height={34}
      loading="lazy"
      decoding="async"
      className="block h-6 w-auto max-w-full object-contain md:h-8.5"
    />
  );
}
