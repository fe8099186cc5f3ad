/** A picture of the media library as the API answers it. `width` and `height` are those of the original. */
export interface ImageSource {
  /** Its place under `/media/{width}/`. */
  key: string;
  width: number;
  height: number;
  /** In the language of the page; `''` for decoration. */
  alt?: string | null;
  /** Average colour as `#rrggbb`, shown until the picture is there. */
  color?: string | null;
  /** The point that must stay in view when it is cropped, as shares of width and height: `{ x: 0.5, y: 0.4 }`. */
  focal?: { x: number; y: number } | null;
}

/** Widths every picture is served in (LY-11). */
export const renditionWidths = [480, 860, 1200, 1920] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

/** Address of one rendition; AVIF or WebP by what the browser accepts. */
export function renditionUrl(key: string, width: RenditionWidth): string {
  return `/media/${width}/${key}`;
}

export interface ImageProps {
  image: ImageSource;
  /** How wide it is shown, for example `(width >= 1280px) 25vw, 50vw`. Must be right: it decides what is fetched. */
  sizes: string;
  /** Above the fold: fetched at once and before others. Everything else is lazy. */
  eager?: boolean;
  /** Fills its box and is cropped around the focal point; without it the picture has its own ratio. */
  cover?: boolean;
  /** On a `bg-photo` panel, which has the background of the shop's photographs: no placeholder colour. */
  onPanel?: boolean;
  /** A merchant's picture on white: multiplied onto the panel, so that it has no edge either. */
  onWhite?: boolean;
  alt?: string;
  className?: string;
}

/** A picture with its renditions. The native lazy loading starts well over 200 px before it comes into view. */
export function Image({
  image,
  sizes,
  eager = false,
  cover = false,
  onPanel = false,
  onWhite = false,
  alt,
  className = '',
}: ImageProps) {
  const focal = cover && image.focal ? `${percent(image.focal.x)} ${percent(image.focal.y)}` : undefined;
  return (
    <img
      className={`block ${cover ? 'size-full object-cover' : 'h-auto w-full'} ${onWhite ? 'mix-blend-multiply' : ''} ${className}`}
      style={{
        objectPosition: focal,
        backgroundColor: onPanel || onWhite ? undefined : (image.color ?? undefined),
      }}
      src={renditionUrl(image.key, 860)}
      srcSet={renditionWidths.map((width) => `${renditionUrl(image.key, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
