import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Withdrawal } from '../../domain/returns/contract.ts';
import { formatDateTime } from '../../domain/time.ts';
import { ApiError } from '../api/client.ts';
import { failureText } from '../api/failure-text.ts';
import { confirmWithdrawalMutation, withdrawalQuery } from '../api/returns.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { accountMeta, useTools } from './account.ts';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';
import { Loaded } from './Loaded.tsx';

export { loadReturnTexts as loadTexts } from './returns/texts.ts';

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const uuid = page.params['uuid']!;
  if (!uuidShape.test(uuid)) throw new ApiError(404, 'WITHDRAWAL_NOT_FOUND', null);
  await queries.fetchQuery(withdrawalQuery(uuid));
};

/** Step 2, which declares the withdrawal, and step 3, its acknowledgement; both without script too. */
export default function WithdrawalPage() {
  const { t } = useTexts();
  const query = useQuery(withdrawalQuery(usePage().params['uuid']!));
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = query.data?.acknowledgement != null;
  const title = t(isDone ? 'returns.withdraw.doneTitle' : 'returns.withdraw.checkTitle');
  return (
    <div className="wrap max-w-form pb-12">
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), href: paths.home() },
          { label: t('returns.withdraw.title'), href: paths.withdraw() },
          { label: title },
        ]}
      />
      <h1 ref={heading} tabIndex={-1} className="type-h1 wrap-anywhere">
        {title}
      </h1>
      <div className="mt-6 grid gap-6">
        <Loaded query={query} rows={4}>
          {(withdrawal) =>
            isDone ? (
              <Done withdrawal={withdrawal} />
            ) : (
              <Check withdrawal={withdrawal} onDone={() => heading.current?.focus()} />
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

/** `onDone`: it is declared, and the page turns into its next step, which is read out. */
function Check({ withdrawal, onDone }: { withdrawal: Withdrawal; onDone: () => void }) {
  const { t, errorText } = useTexts();
  const { mutate, isPending, error } = useMutation({
    ...confirmWithdrawalMutation(useTools(), withdrawal.uuid),
    onSettled: onDone,
  });
  return (
    <>
      <p className="text-muted">{t('returns.withdraw.checkLead')}</p>
      <Stated withdrawal={withdrawal} />
      {error && <Notice tone="danger">{failureText({ t, errorText }, error)}</Notice>}
      <form
        method="post"
        action={paths.withdrawalConfirmation(withdrawal.uuid)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
        className="flex flex-wrap items-center gap-3"
      >
        <Button type="submit" busy={isPending}>
          {t('returns.withdraw.confirm')}
        </Button>
        <ButtonLink variant="secondary" href={paths.withdraw()}>
          {t('returns.withdraw.back')}
        </ButtonLink>
      </form>
    </>
  );
}

function Stated({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTexts();
  const { lines, goods } = withdrawal;
  return (
    <DescriptionList>
      <DescriptionItem label={t('returns.withdraw.order')}>{withdrawal.order_number}</DescriptionItem>
      <DescriptionItem label={t('returns.withdraw.from')}>
        {lines === null && goods === null && t('returns.withdraw.whole')}
        {lines?.map(({ line, quantity, name }) => (
          <span key={line} className="block wrap-anywhere">
            {name === null
              ? t('returns.withdraw.line', { line: String(line), count: String(quantity) })
              : t('returns.withdraw.named', { name, count: String(quantity) })}
          </span>
        ))}
        {goods !== null && (
          <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
            {goods}
          </span>
        )}
      </DescriptionItem>
      {withdrawal.name !== null && (
        <DescriptionItem label={t('returns.withdraw.name')}>
          <span dir="auto">{withdrawal.name}</span>
        </DescriptionItem>
      )}
      <DescriptionItem label={t('returns.withdraw.email')}>{withdrawal.email}</DescriptionItem>
    </DescriptionList>
  );
}

function Done({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTexts();
  const { text, sha256, mailed, url } = withdrawal.acknowledgement!;
  return (
    <>
      <Notice tone="success" title={formatDateTime(withdrawal.submitted_at!)}>
        <p>{t('returns.withdraw.doneBody')}</p>
        <p className="mt-2 wrap-anywhere">
          {mailed
            ? t('returns.withdraw.mailed', { email: withdrawal.email })
            : t('returns.withdraw.notMailed')}
        </p>
      </Notice>
      <p>
        <ButtonLink href={url} icon="download-simple" download>
          {t('returns.withdraw.download')}
        </ButtonLink>
      </p>
      <section aria-labelledby="statement" className="rounded-card border border-line bg-surface p-4 md:p-6">
        <h2 id="statement" className="type-h3">
          {t('returns.withdraw.statement')}
        </h2>
        <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
        <p className="mt-4 type-caption text-muted wrap-anywhere">
          {t('returns.withdraw.hash', { hash: sha256 })}
        </p>
      </section>
    </>
  );
}

export const meta = accountMeta('returns.withdraw.title');
