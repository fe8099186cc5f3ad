import type { Post } from '../../../domain/creator/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { PostImage } from '../../parts/posts/PostImage.tsx';

/** The first one large, the others beside it with small pictures. */
export function FeaturedPosts({ posts }: { posts: readonly Post[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
      <article className="group/card relative">
        <div className="overflow-hidden rounded-panel *:aspect-16/10">
          <PostImage post={first} sizes="(width >= 1280px) 790px, (width >= 860px) 50vw, 100vw" />
        </div>
        <h3 className="type-h3 mt-4 lg:text-[1.5rem]/7.5">
          <a href={first.path} lang={first.language} className="cover">
            {first.meta_title}
          </a>
        </h3>
        {first.description ? (
          <p className="mt-2 line-clamp-4 max-w-[38em] text-muted">{first.description}</p>
        ) : null}
      </article>
      <ul className="grid content-start gap-4 md:gap-6">
        {others.map((post) => (
          <li key={post.path}>
            <SmallPost post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SmallPost({ post }: { post: Post }) {
  const t = useT();
  const minutes = post.article?.reading_minutes;
  const details = [post.article?.tag, minutes ? t('content.readingTime', { count: minutes }) : null].filter(
    Boolean,
  );
  return (
    <article className="relative grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-5">
      <div className="overflow-hidden rounded-card *:aspect-auto *:h-26 lg:*:h-38">
        <PostImage post={post} sizes="(width >= 1280px) 200px, 112px" />
      </div>
      <div>
        {details.length > 0 ? <p className="type-body-s text-muted">{details.join(' · ')}</p> : null}
        <h3 className="type-h3 my-1.5 max-lg:text-[1.0625rem]/5.75">
          <a href={post.path} lang={post.language} className="cover">
            {post.meta_title}
          </a>
        </h3>
        <time dateTime={post.created_at} className="type-body-s text-muted">
          {formatDate(post.created_at)}
        </time>
      </div>
    </article>
  );
}
