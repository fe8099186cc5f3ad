import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ComparedLine } from '../../domain/reorder/contract.ts';
import type { SavedList } from '../../domain/saved-lists/contract.ts';
import { maxNameLength } from '../../domain/saved-lists/limits.ts';
import { formatMoney } from '../../domain/money.ts';
import { ApiError } from '../api/client.ts';
import { savedListQuery } from '../api/saved-lists.ts';
import { useTexts } from '../i18n/texts.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useNavigate } from '../state/navigation.tsx';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, fetchPart, prefetchAccount } from './account.ts';
import { listCents, withLine } from './lists/list-lines.ts';
import { ListTable } from './lists/ListTable.tsx';
import { useDeleteList } from './lists/useDeleteList.ts';
import { useListEdits } from './lists/useListEdits.ts';
import { Loaded } from './Loaded.tsx';
import { Panel } from './Panel.tsx';

export { loadListTexts as loadTexts } from './lists/texts.ts';

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  await prefetchAccount(queries);
  const uuid = page.params['uuid']!;
  if (!uuidShape.test(uuid)) throw new ApiError(404, 'SAVED_LIST_NOT_FOUND', null);
  await fetchPart(queries, savedListQuery(uuid));
};

/** One list of what the customer buys again and again (CT-11). */
export default function ListPage() {
  const query = useQuery({ ...savedListQuery(usePage().params['uuid']!), refetchOnWindowFocus: true });
  return (
    <AccountFrame current="lists" {...(query.data && { title: query.data.name })}>
      <Loaded query={query} rows={4} rowHeight="h-24">
        {(list) => <List key={list.uuid} list={list} />}
      </Loaded>
    </AccountFrame>
  );
}

/** The window is fetched when it is first asked for. */
const OrderListModal = onDemand(() => import('./lists/OrderListModal.tsx'));

function List({ list }: { list: SavedList }) {
  const { t, language } = useTexts();
  const toast = useToast();
  const go = useNavigate();
  const [isOrdering, setOrdering] = useState(false);
  const { shown, state, edit, retry, takeTheirs, isTaking, hasTakingFailed } = useListEdits(list);
  const { remove, isDeleting } = useDeleteList(() => void go(paths.account.lists()));
  const { uuid, name, lines, can_edit } = shown;
  const close = () => setOrdering(false);
  /** The list as it is when somebody takes a removal back, which may be edits later. */
  const latest = useRef({ lines, edit });
  useEffect(() => {
    latest.current = { lines, edit };
  });
  const putBack = (place: number, removed: ComparedLine) =>
    latest.current.edit({ lines: withLine(latest.current.lines, place, removed) });
  return (
    <div className="flex flex-col gap-6">
      {/* In view from any line of a long list, below the menu or the header. */}
      <div className="sticky top-16 z-5 empty:hidden md:top-[calc(var(--header)+8px)]">
        {state === 'failed' && (
          <Notice
            tone="danger"
            title={t('savedLists.notSaved')}
            action={
              <Button variant="secondary" size="s" onClick={retry}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {state === 'stale' && (
          <Notice
            tone="warning"
            title={t('savedLists.stale')}
            action={
              <Button variant="secondary" size="s" busy={isTaking} onClick={takeTheirs}>
                {t('savedLists.takeTheirs')}
              </Button>
            }
          >
            {hasTakingFailed && <p role="alert">{t('errors.blockFailed')}</p>}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          icon="shopping-bag"
          disabled={lines.length === 0 && t('savedLists.empty')}
          busy={state === 'saving' && isOrdering}
          onClick={() => setOrdering(true)}
        >
          {t('savedLists.order')}
        </Button>
        {can_edit && (
          <Button variant="quiet" icon="trash" busy={isDeleting} onClick={() => remove({ uuid, name })}>
            {t('savedLists.deleteThis')}
          </Button>
        )}
        <p role="status" className="type-body-s ms-auto text-muted">
          {state === 'saving' ? t('savedLists.saving') : state === 'saved' ? t('savedLists.saved') : null}
        </p>
      </div>
      {can_edit ? (
        <TextField
          key={name}
          label={t('savedLists.name')}
          className="max-w-form"
          maxLength={maxNameLength}
          defaultValue={name}
          dir="auto"
          onBlur={(event) => {
            const written = event.target.value.trim();
            // A list has a name; an empty field means the former one.
            if (written === '') event.target.value = name;
            else if (written !== name) edit({ name: written });
          }}
        />
      ) : (
        <p className="text-muted">{t('savedLists.readOnly')}</p>
      )}
      {lines.length === 0 ? (
        <EmptyState
          title={t('savedLists.empty')}
          action={<ButtonLink href={paths.search()}>{t('savedLists.toProducts')}</ButtonLink>}
        >
          {t('savedLists.emptyHow')}
        </EmptyState>
      ) : (
        <Panel
          title={t('savedLists.lines')}
          action={
            <strong className="tabular-nums">
              {t('savedLists.sum', { sum: formatMoney(listCents(lines), language) })}
            </strong>
          }
        >
          <ListTable
            lines={lines}
            onLines={
              can_edit
                ? (changed, removed) => {
                    edit({ lines: changed });
                    if (!removed) return;
                    toast({
                      text: t('savedLists.removed', { name: removed.product.name }),
                      key: 'list line',
                      durationMs: 8000,
                      action: {
                        label: t('savedLists.undo'),
                        onPress: () => putBack(lines.indexOf(removed), removed),
                      },
                    });
                  }
                : undefined
            }
          />
        </Panel>
      )}
      {isOrdering && state !== 'saving' && (
        <OrderListModal uuid={uuid} name={name} onClose={close} onLost={close} />
      )}
    </div>
  );
}

export const meta = accountMeta('account.menu.lists');
