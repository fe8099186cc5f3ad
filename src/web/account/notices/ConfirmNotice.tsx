import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { failureText } from '../../api/failure-text.ts';
import { confirmNoticeMutation } from '../../api/notices.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTools } from '../account.ts';
import { OutcomeView } from '../confirm/OutcomeView.tsx';

/** Asks for one press: programs that check mails open links, and must not say yes for anybody. */
export function ConfirmNotice({ token }: { token: string }) {
  const { t, rich, errorText } = useTextsWith('notices');
  const { mutate, data, error, isPending } = useMutation(confirmNoticeMutation(useTools()));
  if (data)
    return (
      <OutcomeView icon="check-circle" title={t('notices.link.confirm.done')}>
        <p>{t(`notices.kinds.${data.kind}.label`)}</p>
        <p>
          {rich('notices.link.confirm.doneBody', { email: <b className="wrap-anywhere">{data.email}</b> })}
        </p>
        {data.product === null ? (
          <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.product(data.product)}>{t('notices.link.confirm.toProduct')}</ButtonLink>
        )}
      </OutcomeView>
    );
  const isDead = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (isDead)
    return (
      <OutcomeView icon="warning-circle" title={t('notices.link.dead')}>
        <p>{t('notices.link.deadConfirm')}</p>
        <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
      </OutcomeView>
    );
  return (
    <OutcomeView icon="envelope-simple" title={t('notices.link.confirm.title')}>
      <p>{t('notices.link.confirm.body')}</p>
      {error && (
        <Notice tone="danger">
          <p>{failureText({ t, errorText }, error)}</p>
        </Notice>
      )}
      <Button variant="primary" size="l" busy={isPending} onClick={() => mutate(token)}>
        {t('notices.link.confirm.action')}
      </Button>
    </OutcomeView>
  );
}
