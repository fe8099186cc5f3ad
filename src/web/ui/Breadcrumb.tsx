import { Icon } from './icons/Icon.tsx';
import { useWords } from './words.tsx';

export interface Crumb {
  label: string;
  /** The last one, the page itself, has none. */
  href?: string;
}

/** The way from the home page to here. On a phone only the step above shows, as a way back. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useWords();
  const above = crumbs.findLastIndex((crumb) => crumb.href);
  return (
    <nav aria-label={words.breadcrumb} className="py-4 md:pt-6 md:pb-5">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 type-body-s text-muted">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={href ?? label}
            className={`items-center gap-2 ${index === above ? 'flex' : 'hidden md:flex'}`}
          >
            {index > 0 && <Icon name="caret-right" size={12} className="hidden text-meta md:block" />}
            {href ? (
              <a
                href={href}
                className="flex items-center gap-1.5 py-1 touch:-my-2 touch:py-3 hover:text-ink hover:underline"
              >
                <Icon name="caret-left" size={12} className="md:hidden" />
                {label}
              </a>
            ) : (
              <span aria-current="page" className="font-medium text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
