import { useMutation } from '@tanstack/react-query';
import type { Notices } from '../../../domain/notices/contract.ts';
import { switchNoticeMutation } from '../../api/notices.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';

/** A switch for each kind of mails, on or off at once; as it was, and a word about it, when the shop cannot save it. */
export function SwitchesPanel({ notices }: { notices: Notices }) {
  const { t, rich } = useTexts();
  const toast = useToast();
  const { mutate } = useMutation({
    ...switchNoticeMutation(useTools()),
    onSettled: (_answer, error) => {
      if (error) toast({ text: t('account.notSaved'), tone: 'danger', key: 'notices' });
    },
  });
  return (
    <Panel title={t('notices.link.others')} lead={t('notices.lead')}>
      <p className="mb-3 text-muted">
        {rich('notices.goesTo', { email: <b className="wrap-anywhere">{notices.email}</b> })}
      </p>
      <NoticeSwitches switches={notices.switches} onChange={(kind, is_on) => mutate({ kind, is_on })} />
    </Panel>
  );
}
