import { useQuery } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { statementPageSize, statementQuery } from '../api/loyalty.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { LevelsTable } from '../parts/loyalty/LevelsTable.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useModals } from '../state/modals.tsx';
import { usePage } from '../state/page.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount, useCustomers } from './account.ts';
import { JoinPanel } from './loyalty/JoinPanel.tsx';
import { LevelPanel } from './loyalty/LevelPanel.tsx';
import { Points } from './loyalty/Points.tsx';
import { Statement } from './loyalty/Statement.tsx';
import { Loaded } from './Loaded.tsx';
import { NoCustomer } from './NoCustomer.tsx';
import { Panel } from './Panel.tsx';

export const loadTexts: PageModule['loadTexts'] = (texts) =>
  loadAreas(texts, ['account', 'loyalty', 'refusals']);

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const active = await prefetchAccount(queries);
  if (!active) return undefined;
  const number = pageFromQuery(page.search.get('page'), Infinity);
  const asked = statementQuery(number ?? 1);
  // The level stands without it: what fails is told in its place.
  await queries.prefetchQuery(asked);
  const { count } = queries.getQueryData(asked.queryKey) ?? {};
  if (number === null || (count !== undefined && number > pageCount(count, statementPageSize)))
    return { redirect: paths.account.loyalty(), status: 302 };
  return undefined;
};

/** The level of the active customer, its points and where they came from and went (AC-03). */
export default function LoyaltyPage() {
  const t = useT();
  const page = usePage();
  const { openModal } = useModals();
  const { active } = useCustomers();
  const number = pageFromQuery(page.search.get('page'), Infinity) ?? 1;
  const query = useQuery({ ...statementQuery(number), enabled: active !== undefined });
  if (!active) {
    return (
      <AccountFrame current="loyalty" title={t('loyalty.title')}>
        <NoCustomer />
      </AccountFrame>
    );
  }
  const { loyalty } = active;
  const level = loyalty.current_tier?.level ?? null;
  return (
    <AccountFrame current="loyalty" title={t('loyalty.title')}>
      {loyalty.is_loyal ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <LevelPanel loyalty={loyalty} />
          <Panel title={t('loyalty.points.title')}>
            <Loaded query={query} rows={1} rowHeight="h-32">
              {(statement) => <Points statement={statement} />}
            </Loaded>
          </Panel>
        </div>
      ) : (
        <JoinPanel customer={active} />
      )}
      <section aria-labelledby="levels">
        <h2 id="levels" className="type-h3 mb-3">
          {t('loyalty.levels')}
        </h2>
        <LevelsTable
          caption={t('loyalty.levels')}
          rows={[t('loyalty.goods'), t('loyalty.tickets')]}
          own={level}
        />
      </section>
      {loyalty.is_loyal || (loyalty.has_been_loyal && query.data?.count !== 0) ? (
        <Panel title={t('loyalty.statement.title')}>
          <Loaded query={query} rows={4}>
            {(statement) => <Statement statement={statement} page={number} />}
          </Loaded>
        </Panel>
      ) : null}
      {loyalty.is_loyal && active.role === 'CUSTOMER_ADMIN' ? (
        <p>
          <LinkButton className="min-h-11 noscript:hidden" onClick={() => openModal('loyaltyLeaving')}>
            {t('loyalty.leave.open')}
          </LinkButton>
        </p>
      ) : null}
    </AccountFrame>
  );
}

export const meta = accountMeta('loyalty.title');
