import { useQuery } from '@tanstack/react-query';
import { popularCategoriesQuery } from '../api/popular.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { ShadeScale } from '../ui/ShadeScale.tsx';

interface Props {
  status: number;
  code: string | null;
  /** Left out: the page is loaded again. */
  onRetry?: () => void;
}

/** RT-19: what went wrong, and where to go from here. */
export function ErrorPage({ status, code, onRetry }: Props) {
  const t = useT();
  const { url } = usePage();
  const isMissing = status === 404;
  const words =
    code === 'PRODUCT_NOT_FOUND'
      ? 'productNotFound'
      : code === 'TICKET_NOT_FOUND' || code === 'WAITLIST_NOT_FOUND'
        ? 'linkNotValid'
        : isMissing
          ? 'pageNotFound'
          : 'somethingWentWrong';
  return (
    <div className="wrap flex flex-col items-center py-16 text-center md:py-24">
      <div className="w-40" aria-hidden="true">
        <ShadeScale />
      </div>
      <h1 id="error-title" className="type-h1 mt-6">
        {t(`errors.${words}`)}
      </h1>
      <p className="mt-4 max-w-read text-muted">{t(`errors.${words}Body`)}</p>
      <p className="type-code mt-3 text-muted">{isMissing || !code ? status : `${status} · ${code}`}</p>
      {isMissing ? (
        <form
          action={paths.search()}
          method="get"
          role="search"
          aria-labelledby="error-title"
          className="mt-8 flex w-full max-w-form gap-2 max-md:flex-col"
        >
          <input
            type="search"
            name="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            className="h-11 min-w-0 rounded-input border border-control bg-surface px-3 text-ellipsis md:flex-1"
          />
          <Button type="submit" variant="secondary">
            <Icon name="magnifying-glass" />
            {t('common.search')}
          </Button>
        </form>
      ) : null}
      {isMissing ? <PopularCategories /> : null}
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {isMissing ? (
          <>
            <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
            <ButtonLink href={paths.search()} variant="secondary">
              {t('shell.allProducts')}
            </ButtonLink>
          </>
        ) : (
          <>
            {onRetry ? (
              <Button onClick={onRetry}>{t('common.retry')}</Button>
            ) : (
              <ButtonLink href={url} data-replace>
                {t('common.retry')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.home()} variant="secondary">
              {t('errors.backHome')}
            </ButtonLink>
          </>
        )}
      </p>
    </div>
  );
}

/** Ways on from a dead end. Their room is reserved while they load, so that nothing jumps. */
function PopularCategories() {
  const t = useT();
  const { data } = useQuery(popularCategoriesQuery());
  return (
    <nav aria-labelledby="error-categories" className="mt-8 min-h-33 w-full md:min-h-20">
      <h2 id="error-categories" className="type-body-s mb-3 font-medium text-muted">
        {t('search.popularCategories')}
      </h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {(data ?? []).slice(0, 5).map((one) => (
          <li key={one.id}>
            <a
              href={paths.category(one.id, one.slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 hover:border-control-hover hover:bg-hover"
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
