import type { Post } from '../../../domain/creator/contract.ts';
import { mediaKeyOf } from '../../../domain/creator/urls.ts';
import { Image } from '../../ui/Image.tsx';

interface PostImageProps {
  post: Post;
  sizes: string;
  eager?: boolean;
  /** From 860 px it takes what height the card leaves it, in place of 3:2. */
  fills?: boolean;
}

/** The picture of a post at 3:2; a plain background where there is none. */
export function PostImage({ post, sizes, eager = false, fills = false }: PostImageProps) {
  const key = mediaKeyOf(post.meta_image_src);
  return (
    <div
      className={`relative aspect-event overflow-hidden bg-photo ${fills ? 'md:aspect-auto md:grow' : '@wide:size-full'}`}
    >
      {key ? (
        <Image
          image={{
            key,
            width: post.picture?.width ?? 1200,
            height: post.picture?.height ?? 800,
            color: post.picture?.color ?? null,
            focal: post.picture?.focal ?? null,
            alt: '',
          }}
          sizes={sizes}
          eager={eager}
          cover
          className={fills ? 'md:absolute md:inset-0' : ''}
        />
      ) : post.meta_image_src ? (
        <img
          src={post.meta_image_src}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : null}
    </div>
  );
}
