import { translate } from '../../../domain/locales.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ancestry } from '../../../domain/catalogue/category-tree.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { CategoryChildren } from '../CategoryChildren.tsx';
import { ClippedText } from '../ClippedText.tsx';
import { ContentImage } from '../ContentImage.tsx';
import { useCategoryBranch, usePageCategory } from '../page-things.ts';
import type { ViewProps } from '../view.ts';
import type { categoryHead } from './block.ts';

/** The way down to a category, its name, a text, and its children. */
export function View({ props, mode }: ViewProps<typeof categoryHead>) {
  const { t, language } = useTexts();
  const isLive = mode !== 'preview';
  const category = usePageCategory(isLive);
  const trail = ancestry(category?.id, useCategoryBranch(isLive));
  const sample = mode === 'view' ? '' : t('editing.sampleCategory');
  const title = props.title || translate(category?.i18n_name, language) || sample;
  if (!title) return null;
  return (
    <header>
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), href: paths.home() },
          ...trail.slice(0, -1).map((above) => ({
            label: translate(above.i18n_name, language),
            href: paths.category(above.id, translate(above.i18n_slug, language)),
          })),
          { label: title },
        ]}
      />
      <div
        className={
          props.imgSrc
            ? 'grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-2 lg:gap-12'
            : ''
        }
      >
        <div>
          <h1 className="type-h1 wrap-anywhere">{title}</h1>
          {props.description ? (
            <div className="mt-3">
              <ClippedText text={props.description} clip="category" mode={mode} />
            </div>
          ) : null}
        </div>
        {props.imgSrc ? (
          // Lazy, since a phone, which does not show it, would fetch it before all it does show.
          <div className="aspect-event overflow-hidden rounded-panel max-md:hidden lg:aspect-5/2">
            <ContentImage
              src={props.imgSrc}
              alt={props.imgAlt}
              cover
              sizes="(width >= 1280px) 664px, 320px"
            />
          </div>
        ) : null}
      </div>
      <CategoryChildren mode={mode} look="buttons" />
    </header>
  );
}
