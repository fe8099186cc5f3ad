import { useT } from '../../i18n/texts.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

interface Props {
  seen: number;
  total: number;
  /** How many the next page brings. */
  more: number;
  /** The address that shows the next page too; `null` when there is no way on from here. */
  href: string | null;
  isOnItsWay: boolean;
  onAsk: () => void;
}

/**
 * How much of the list is shown, and a link that adds the next page below. A press at a time leaves the footer within
 * reach; a link keeps the address in step with the screen. Crawlers follow the numbered pages.
 */
export function LoadMore({ seen, total, more, href, isOnItsWay, onAsk }: Props) {
  const t = useT();
  return (
    <div className="mt-10 grid justify-items-center gap-3">
      <p className="type-body-s text-muted tabular-nums" role="status">
        {t('common.pagination.shown', { shown: seen, total })}
      </p>
      <span className="h-1 w-60 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <span className="block h-full bg-action" style={{ width: `${(100 * seen) / total}%` }} />
      </span>
      {href ? (
        <ButtonLink
          variant="secondary"
          href={href}
          rel="nofollow"
          data-keep-scroll
          data-replace
          className="min-w-60"
          aria-busy={isOnItsWay}
          onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => {
            // With a key held down it opens somewhere else, and nothing comes here.
            if (!(metaKey || ctrlKey || shiftKey || altKey)) onAsk();
          }}
        >
          {isOnItsWay ? (
            <span className="absolute left-4">
              <Spinner />
            </span>
          ) : null}
          {t('common.pagination.loadMore', { count: more })}
        </ButtonLink>
      ) : null}
    </div>
  );
}
