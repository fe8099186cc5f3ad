import { mediaKeyOf } from '../../domain/creator/urls.ts';
import { Image } from '../ui/Image.tsx';
import { useIsEager, useTree } from './tree-context.ts';

interface ContentImageProps {
  /** A path or address an editor chose. */
  src: string;
  alt: string;
  /** How wide it is shown. */
  sizes: string;
  /** Above the fold: fetched at once. Pictures of the block that opens a page are so anyway. */
  eager?: boolean;
  /** Fills its box and is cropped around `focus`; in the middle it gives way to the focal point of the picture. */
  cover?: boolean;
  focus?: 'left' | 'center' | 'right';
  /** Shape to keep for a picture nothing is known of. */
  ratio?: { width: number; height: number };
  className?: string;
}

const wide = { width: 1600, height: 900 } as const;
const focalPoints = {
  left: { x: 0.2, y: 0.5 },
  right: { x: 0.8, y: 0.5 },
} as const;
const positions = { left: 'object-[20%_50%]', center: '', right: 'object-[80%_50%]' } as const;

/** A picture of composed content: in its renditions when the media library has it, as it is otherwise. */
export function ContentImage({
  src,
  alt,
  sizes,
  eager: isFirst = false,
  cover = false,
  focus = 'center',
  ratio = wide,
  className = '',
}: ContentImageProps) {
  const opensPage = useIsEager();
  const eager = isFirst || opensPage;
  const meta = useTree().pictures[src];
  const key = mediaKeyOf(src);
  if (meta && key !== undefined && !key.endsWith('.svg')) {
    const image = { key, ...meta, focal: focus === 'center' ? meta.focal : focalPoints[focus] };
    return <Image {...{ image, alt, sizes, eager, cover, className }} />;
  }
  const { width, height } = meta ?? ratio;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`block ${cover ? `size-full object-cover ${positions[focus]}` : 'h-auto w-full'} ${className}`}
    />
  );
}
