import { useEffect, useRef } from 'react';
import type { TextKey } from '../i18n/keys.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import type { IconName } from '../ui/icons/names.ts';

const entries = [
  { name: 'overview', icon: 'squares-four', href: paths.account.overview() },
  { name: 'orders', icon: 'receipt', href: paths.account.orders() },
  { name: 'returns', icon: 'package', href: paths.account.returns() },
  { name: 'feedback', icon: 'star', href: paths.account.feedback() },
  { name: 'loyalty', icon: 'seal-check', href: paths.account.loyalty() },
  { name: 'lists', icon: 'list-plus', href: paths.account.lists() },
  { name: 'profile', icon: 'user', href: paths.account.profile() },
  { name: 'notices', icon: 'envelope-simple', href: paths.account.notices() },
  { name: 'addresses', icon: 'map-pin', href: paths.account.addresses() },
  { name: 'company', icon: 'buildings', href: paths.account.company() },
  { name: 'security', icon: 'lock-simple', href: paths.account.security() },
  { name: 'data', icon: 'file-text', href: paths.account.data() },
] as const satisfies readonly { name: string; icon: IconName; href: string }[];

export type AccountPageName = (typeof entries)[number]['name'];

export const menuTitle: Record<AccountPageName, TextKey> = {
  overview: 'account.menu.overview',
  orders: 'account.menu.orders',
  returns: 'account.menu.returns',
  feedback: 'account.menu.feedback',
  loyalty: 'account.menu.loyalty',
  lists: 'account.menu.lists',
  profile: 'account.menu.profile',
  notices: 'account.menu.notices',
  addresses: 'account.menu.addresses',
  company: 'account.menu.company',
  security: 'account.menu.security',
  data: 'account.menu.data',
};

/** On a phone a row that scrolls under the thumb and stays in view; on a desk a column at the left. */
export function AccountMenu({ current }: { current: AccountPageName }) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);

  // The page one is on may be the last of the row.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 3;
  }, []);

  return (
    <nav
      aria-label={t('account.title')}
      className="sticky top-0 z-10 -mx-gutter bg-page px-gutter py-2 md:top-[calc(var(--header)+24px)] md:m-0 md:self-start md:p-0"
    >
      <ul ref={row} className="scroll-row relative flex gap-2 md:grid md:gap-1">
        {entries.map(({ name, icon, href }) => (
          <li key={name} className="shrink-0">
            <a
              href={href}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-full border border-control bg-surface px-4 whitespace-nowrap -outline-offset-3 hover:bg-hover aria-[current=page]:border-action aria-[current=page]:bg-selected aria-[current=page]:font-medium md:rounded-card md:border-transparent md:bg-transparent md:px-3 md:wrap-anywhere md:whitespace-normal md:aria-[current=page]:border-transparent"
            >
              <Icon name={icon} className="text-muted max-md:hidden" />
              {t(menuTitle[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
