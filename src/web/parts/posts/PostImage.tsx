import type { Post } from '../../../domain/creator/contract.ts';
import { mediaKeyOf } from '../../../domain/creator/urls.ts';
import { Image } from '../../ui/Image.tsx';

/** The picture of a post at 3:2; a plain ground where there is none. */
export function PostImage({ post, sizes, eager = false }: { post: Post; sizes: string; eager?: boolean }) {
  const key = mediaKeyOf(post.meta_image_src);
  return (
    <div className="aspect-event overflow-hidden bg-photo">
      {key ? (
        <Image
          image={{
            key,
            width: post.picture?.width ?? 1200,
            height: post.picture?.height ?? 800,
            color: post.picture?.color ?? null,
            alt: '',
          }}
          sizes={sizes}
          eager={eager}
          cover
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
