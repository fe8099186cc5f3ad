import type { ReactNode } from 'react';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { AccountMenu, menuTitle, type AccountPageName } from './AccountMenu.tsx';

interface Props {
  current: AccountPageName;
  /** Left out: the name of the page in the menu. */
  title?: string;
  children: ReactNode;
}

/** A page of the account beside its menu. */
export function AccountFrame({ current, title, children }: Props) {
  const t = useT();
  const own = t(menuTitle[current]);
  const isOverview = current === 'overview';
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), href: paths.home() },
          { label: t('account.title'), ...(!isOverview && { href: paths.account.overview() }) },
          ...(isOverview ? [] : [{ label: own }]),
        ]}
      />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[min(13rem,30%)_minmax(0,1fr)] md:gap-8 lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)] lg:gap-12">
        <AccountMenu current={current} />
        <div className="min-w-0">
          <h1 className="type-h1 wrap-anywhere">{title ?? own}</h1>
          <div className="mt-6 grid grid-cols-1 gap-6 md:mt-8">{children}</div>
        </div>
      </div>
    </div>
  );
}
