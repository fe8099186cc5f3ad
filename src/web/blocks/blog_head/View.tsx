import { useLanguage } from '../../i18n/texts.tsx';
import { formatLongDate } from '../../parts/long-date.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ContentImage } from '../ContentImage.tsx';
import { useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { blogHead } from './block.ts';

/** Head of an article. The title and picture that editors left empty are those of the page. */
export function View({ props }: ViewProps<typeof blogHead>) {
  const { scheme } = useTree();
  const language = useLanguage();
  const title = props.title || scheme?.meta_title || '';
  const imgSrc = scheme?.meta_image_src ?? '';
  const tags = props.tags.filter(Boolean);
  if (!title) return null;
  return (
    <header>
      {tags.length > 0 ? (
        <ul className="mb-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="new">{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className="type-h1 wrap-anywhere">{title}</h1>
      {scheme ? (
        <p className="type-body-s mt-3 text-muted">
          <time dateTime={scheme.created_at}>{formatLongDate(scheme.created_at, language)}</time>
        </p>
      ) : null}
      {props.description ? (
        <p className="type-body-l mt-4 max-w-read text-strong">{props.description}</p>
      ) : null}
      {props.credits ? <p className="type-body-s mt-3 text-muted">{props.credits}</p> : null}
      {imgSrc ? (
        <div className="mt-8 aspect-event overflow-hidden rounded-panel max-md:-mx-gutter max-md:rounded-none">
          <ContentImage src={imgSrc} alt="" cover eager sizes="(width >= 960px) 920px, 100vw" />
        </div>
      ) : null}
    </header>
  );
}
