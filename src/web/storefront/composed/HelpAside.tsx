import { useQuery } from '@tanstack/react-query';
import { openingHoursText } from '../../../domain/shops/opening-hours.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { HelpColumn } from './help-column.ts';

/** Beside a page of information: the pages that stand with it in the footer, and whom to ask. Narrow windows have the footer. */
export function HelpAside({ column, path }: { column: HelpColumn; path: string }) {
  const { t, language } = useTexts();
  const { data: support } = useQuery(shopSupportQuery());
  return (
    <aside aria-labelledby="help-pages" className="max-lg:hidden">
      <div className="sticky top-28 mt-18 rounded-panel border border-line bg-surface">
        <div className="p-4">
          <h2 id="help-pages" className="type-h3 px-3 pt-1 pb-2">
            {t(column.title)}
          </h2>
          <ul>
            {column.links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-card px-3 hover:bg-hover aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-link"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {support ? (
          <div className="border-t border-line p-4 pl-7">
            <h2 className="font-semibold">{t('shell.footer.support')}</h2>
            <p className="type-body-s whitespace-nowrap text-muted first-letter:uppercase">
              {openingHoursText([support.customer.hours], language)}
            </p>
            <a
              href={`tel:${support.customer.phone.replaceAll(' ', '')}`}
              className="mt-1 flex min-h-11 items-center gap-2 tabular-nums hover:underline"
            >
              <Icon name="phone" className="text-muted" />
              {support.customer.phone}
            </a>
            <a
              href={`mailto:${support.customer.email}`}
              className="flex min-h-11 items-center gap-2 hover:underline"
            >
              <Icon name="envelope-simple" className="text-muted" />
              {support.customer.email}
            </a>
          </div>
        ) : null}
      </div>
    </aside>
  );
}
