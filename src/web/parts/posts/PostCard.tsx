import type { Post } from '../../../domain/creator/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PostImage } from './PostImage.tsx';

interface PostCardProps {
  post: Post;
  /** The first of a list: its picture is fetched at once. */
  isLarge?: boolean;
  level?: 2 | 3;
}

/** An article or a campaign in a list; the whole card is one link. A wide place has its picture beside the words. */
export function PostCard({ post, isLarge = false, level = 2 }: PostCardProps) {
  const t = useT();
  const Name = `h${level}` as const;
  const details = [
    post.article?.tag,
    post.article?.reading_minutes ? t('content.readingTime', { count: post.article.reading_minutes }) : null,
  ].filter(Boolean);
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-e1 ${isLarge ? '' : '@wide:flex-row'}`}
    >
      <div className={isLarge ? 'contents' : '@wide:w-1/2 @wide:shrink-0'}>
        <PostImage
          post={post}
          eager={isLarge}
          fills={isLarge}
          sizes={
            isLarge ? '(width >= 860px) 66vw, 100vw' : '(width >= 860px) 33vw, (width >= 672px) 50vw, 100vw'
          }
        />
      </div>
      <div
        className={`flex flex-col gap-2 p-4 md:p-5 ${isLarge ? 'lg:p-6' : 'flex-1 @wide:justify-center @wide:px-8 @min-[60rem]:px-12'}`}
      >
        {details.length > 0 ? <p className="type-body-s text-muted">{details.join(' · ')}</p> : null}
        {post.campaign?.is_highlighted ? (
          <p>
            <Badge tone="sale">{t('content.highlighted')}</Badge>
          </p>
        ) : null}
        <Name className={isLarge ? 'type-h2' : 'type-h3 @min-[60rem]:type-h2'}>
          <a href={post.path} className="cover" lang={post.language}>
            {post.meta_title}
          </a>
        </Name>
        {post.description ? <p className="line-clamp-4 text-muted">{post.description}</p> : null}
        {post.type === 'POST' ? (
          <time dateTime={post.created_at} className="type-body-s mt-auto pt-1 text-meta @wide:mt-0">
            {formatDate(post.created_at)}
          </time>
        ) : null}
      </div>
    </article>
  );
}
