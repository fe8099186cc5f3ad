import { Icon } from './icons/Icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import { useWords } from './words.tsx';

interface PaginationProps {
  /** 1-based. */
  current: number;
  total: number;
  /** Address of a page; plain links, so it works without script. */
  hrefFor: (page: number) => string;
  className?: string;
}

const cell = 'grid size-11 place-items-center rounded-card font-medium tabular-nums transition-colors';

/** Previous, numbers with gaps, next (LY-07). */
export function Pagination({ current, total, hrefFor, className = '' }: PaginationProps) {
  const words = useWords();
  if (total <= 1) return null;
  return (
    <nav aria-label={words.pages} className={className}>
      <ul className="flex flex-wrap items-center justify-center md:gap-1">
        <li>
          <Step
            icon="caret-left"
            label={words.previousPage}
            rel="prev"
            href={current > 1 ? hrefFor(current - 1) : null}
          />
        </li>
        {pageNumbers(current, total).map((page, index) => (
          <li key={page === 'gap' ? `gap${index}` : page} className={hiddenOnPhone(page, current, total)}>
            {page === 'gap' ? (
              <span className={`${cell} text-muted`} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={hrefFor(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={`${cell} hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:text-link`}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step
            icon="caret-right"
            label={words.nextPage}
            rel="next"
            href={current < total ? hrefFor(current + 1) : null}
          />
        </li>
      </ul>
    </nav>
  );
}

/** Seven cells and two arrows do not fit 320 px, so the neighbours of the current page are hidden there. */
function hiddenOnPhone(page: number | 'gap', current: number, total: number): string | undefined {
  const isShownNarrow = page === 'gap' || page === 1 || page === total || page === current || total <= 5;
  return isShownNarrow ? undefined : 'max-md:hidden';
}

function Step({
  icon,
  label,
  rel,
  href,
}: {
  icon: 'caret-left' | 'caret-right';
  label: string;
  rel: 'prev' | 'next';
  href: string | null;
}) {
  if (href === null) {
    return (
      <span className={`${cell} text-line-decor`} aria-hidden="true">
        <Icon name={icon} size={16} />
      </span>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label} className={`${cell} hover:bg-hover`}>
      <Icon name={icon} size={16} />
    </a>
  );
}
