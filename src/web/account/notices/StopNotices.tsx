import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unsubscribePath } from '../../../domain/notices/calls.ts';
import type { Preferences } from '../../../domain/notices/contract.ts';
import { ApiError } from '../../api/client.ts';
import { failureText } from '../../api/failure-text.ts';
import { changePreferencesMutation, preferencesQuery } from '../../api/notices.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTools } from '../account.ts';
import { OutcomeView } from '../confirm/OutcomeView.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';

/** By the link of a mail: its kind ends with one press, which works without script; all kinds stand below. */
export function StopNotices({ linkKey, isDone }: { linkKey: string; isDone: boolean }) {
  const query = useQuery(preferencesQuery(linkKey));
  if (query.error instanceof ApiError && query.error.status === 404) return <DeadKey />;
  return (
    <div className="wrap grid max-w-read gap-6 py-10 md:py-16">
      <Loaded query={query} rows={5}>
        {(preferences) => (
          <>
            <StopForm linkKey={linkKey} isDone={isDone} preferences={preferences} />
            <AllKinds linkKey={linkKey} preferences={preferences} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The link was cut off on its way, or is of another shop. */
export function DeadKey() {
  const { t } = useTextsWith('notices');
  return (
    <OutcomeView icon="warning-circle" title={t('notices.link.dead')}>
      <p>{t('notices.link.deadKey')}</p>
      <ButtonLink href={paths.home()}>{t('errors.backHome')}</ButtonLink>
    </OutcomeView>
  );
}

function StopForm({
  linkKey,
  isDone,
  preferences: { email, kind, switches },
}: {
  linkKey: string;
  isDone: boolean;
  preferences: Preferences;
}) {
  const { t, rich } = useTextsWith('notices');
  const label = t(`notices.kinds.${kind}.label`);
  const isOn = switches.some((one) => one.kind === kind && one.is_on);
  if (!isOn || isDone)
    return (
      <div role="status" className="grid gap-2">
        <h1 className="type-h1 flex items-center gap-3">
          <Icon name="check-circle" size={32} className="text-success" />
          {t('notices.link.stop.done')}
        </h1>
        <p>
          {t('notices.link.stop.doneBody')} ({label})
        </p>
      </div>
    );
  return (
    <form
      method="post"
      action={`${unsubscribePath}?${new URLSearchParams({ key: linkKey })}`}
      className="grid justify-items-start gap-4"
    >
      <h1 className="type-h1">{t('notices.link.stop.title')}</h1>
      <p>
        {rich('notices.link.stop.body', {
          email: <b className="wrap-anywhere">{email}</b>,
          kind: <b>{label}</b>,
        })}
      </p>
      <Button type="submit" variant="primary" size="l">
        {t('notices.link.stop.action')}
      </Button>
    </form>
  );
}

function AllKinds({ linkKey, preferences }: { linkKey: string; preferences: Preferences }) {
  const { t, errorText } = useTextsWith('notices');
  const [wasAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation(changePreferencesMutation(useTools()));
  return (
    <Panel
      title={t('notices.link.others')}
      lead={t('notices.link.othersLead', { email: preferences.email })}
      className="noscript:hidden"
    >
      <NoticeSwitches
        switches={preferences.switches}
        onChange={(kind, is_on) => {
          if (isPending) return;
          mutate({ key: linkKey, kind, is_on }, { onSuccess: () => setAsked(is_on) });
        }}
      />
      <div role="status" className="mt-3 empty:hidden">
        {wasAsked && <Notice tone="success">{t('notices.link.sent')}</Notice>}
      </div>
      {error && (
        <Notice tone="danger">
          <p>{failureText({ t, errorText }, error)}</p>
        </Notice>
      )}
    </Panel>
  );
}
