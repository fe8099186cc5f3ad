import { useQuery } from '@tanstack/react-query';
import type { SavedListSummary } from '../../domain/saved-lists/contract.ts';
import { maxNameLength } from '../../domain/saved-lists/limits.ts';
import { formatDate } from '../../domain/time.ts';
import { createListMutation, savedListsQuery } from '../api/saved-lists.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Form } from '../parts/forms/Form.tsx';
import { required } from '../parts/forms/rules.ts';
import { useForm } from '../parts/forms/useForm.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useNavigate } from '../state/navigation.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, fetchPart, prefetchAccount, useCustomers, useTools } from './account.ts';
import { useDeleteList } from './lists/useDeleteList.ts';
import { Loaded } from './Loaded.tsx';
import { NoCustomer } from './NoCustomer.tsx';
import { Panel } from './Panel.tsx';

export { loadListTexts as loadTexts } from './lists/texts.ts';

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await Promise.all([prefetchAccount(queries), fetchPart(queries, savedListsQuery())]);
};

/** Lists of what the customer buys again and again (CT-11). */
export default function ListsPage() {
  const { t } = useTexts();
  const query = useQuery({ ...savedListsQuery(), refetchOnWindowFocus: true });
  const { active } = useCustomers();
  const { remove } = useDeleteList();
  if (!active)
    return (
      <AccountFrame current="lists">
        <NoCustomer />
      </AccountFrame>
    );
  return (
    <AccountFrame current="lists">
      <Loaded query={query} rows={3} rowHeight="h-20">
        {(lists) =>
          lists.length === 0 ? (
            <EmptyState title={t('savedLists.none')}>{t('savedLists.noneHow')}</EmptyState>
          ) : (
            <ul className="grid gap-3">
              {lists.map((list) => (
                <li key={list.uuid}>
                  <ListCard list={list} onDelete={list.can_edit ? () => remove(list) : undefined} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewList hasColleagues={!active.is_individual} />
    </AccountFrame>
  );
}

function ListCard({ list, onDelete }: { list: SavedListSummary; onDelete: (() => void) | undefined }) {
  const { t } = useTexts();
  const { uuid, name, products, pieces, author, changed_at } = list;
  return (
    <article className="relative flex items-start gap-3 rounded-card border border-line bg-surface p-4 hover:shadow-e1 md:p-5">
      <div className="min-w-0 grow">
        <h2 className="font-semibold">
          <a href={paths.account.list(uuid)} className="cover wrap-anywhere" dir="auto">
            {name}
          </a>
        </h2>
        <p className="type-body-s text-muted tabular-nums">
          {t('savedLists.products', { count: products })} · {t('savedLists.pieces', { count: pieces })}
        </p>
        <p className="type-body-s text-muted wrap-anywhere">
          {author ? t('savedLists.by', { author, date: formatDate(changed_at) }) : formatDate(changed_at)}
        </p>
      </div>
      {onDelete && (
        <IconButton
          icon="trash"
          label={t('savedLists.delete', { name })}
          tooltip="none"
          className="relative z-1 -mt-2 -mr-2.5 text-muted"
          onClick={onDelete}
        />
      )}
    </article>
  );
}

function NewList({ hasColleagues }: { hasColleagues: boolean }) {
  const { t } = useTexts();
  const go = useNavigate();
  const { field, state } = useForm({
    draft: 'new-list',
    fields: { name: { label: t('savedLists.name'), rules: [required], limits: { max: maxNameLength } } },
    mutation: createListMutation(useTools()),
    variables: ({ name }, idempotencyKey) => ({ name, idempotencyKey }),
    onDone: ({ uuid }) => void go(paths.account.list(uuid)),
  });
  return (
    <Panel title={t('savedLists.new')} lead={hasColleagues && t('savedLists.newHow')}>
      <div className="max-w-form">
        <Form form={state} submit={t('savedLists.create')}>
          <TextField {...field('name')} maxLength={maxNameLength} hint={t('savedLists.nameHint')} />
        </Form>
      </div>
    </Panel>
  );
}

export const meta = accountMeta('account.menu.lists');
