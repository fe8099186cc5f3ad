import type { PictureMeta } from '../../../domain/creator/contract.ts';
import { ContentImage } from '../ContentImage.tsx';
import { EditPrompt } from '../EditPrompt.tsx';
import { useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { image } from './block.ts';

const sides = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' } as const;

export function View({ props, mode }: ViewProps<typeof image>) {
  const { imgSrc, linkUrl, alignment } = props;
  const { pictures } = useTree();
  if (!imgSrc) return mode === 'edit' ? <EditPrompt text="editing.chooseImage" /> : null;
  const alt = props.isDecorative === 'yes' ? '' : props.imgAlt;
  // A drawing is a mark among others and keeps its own size; a photograph fills the width as far as it is wide and
  // whole in view.
  const isDrawing = imgSrc.toLowerCase().endsWith('.svg');
  const meta = pictures[imgSrc];
  const picture = isDrawing ? (
    <Drawing src={imgSrc} alt={alt} meta={meta} />
  ) : (
    <ContentImage src={imgSrc} alt={alt} sizes="(width >= 1440px) 1376px, 100vw" className="rounded-panel" />
  );
  return (
    <div
      className={`max-w-full ${isDrawing ? 'w-fit' : ''} ${sides[alignment]}`}
      style={isDrawing || !meta ? undefined : { maxWidth: shownWidth(meta) }}
    >
      {linkUrl ? (
        <a
          href={linkUrl}
          aria-label={alt ? undefined : linkUrl}
          className={isDrawing ? 'grid min-h-11 min-w-11 place-items-center' : 'block'}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}

/** No photograph is shown higher than this, in px. */
const maxHeight = 800;

/** The width of a photograph that is neither blown up nor higher than it may be. */
function shownWidth({ width, height }: PictureMeta): number {
  return Math.round(Math.min(width, (maxHeight * width) / height));
}

/** As high as the line of logos it stands in; how wide is its own matter. */
function Drawing({ src, alt, meta }: { src: string; alt: string; meta: PictureMeta | undefined }) {
  return (
    <img
      src={src}
      alt={alt}
      width={meta ? Math.round((34 * meta.width) / meta.height) : undefined}
      height={34}
      loading="lazy"
      decoding="async"
      className="block h-6 w-auto max-w-full object-contain md:h-8.5"
    />
  );
}
