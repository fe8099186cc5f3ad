import { useState } from 'react';
import { eraseMutation } from '../../api/personal-data.ts';
import { useT } from '../../i18n/texts.tsx';
import { endSession } from '../../state/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useTools } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { AskModal } from '../security/AskModal.tsx';

/** The end of an account: what goes, what the law keeps, and one question before it (AC-05). */
export function ErasePanel() {
  const t = useT();
  const tools = useTools();
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title={t('account.data.erase')} lead={t('account.data.eraseLead')}>
      <ul className="mb-4 list-disc space-y-1 pl-5">
        <li>{t('account.data.goes')}</li>
        <li>{t('account.data.company')}</li>
        <li>{t('account.data.stays')}</li>
      </ul>
      <Button variant="danger" icon="trash" onClick={() => setAsked(true)}>
        {t('account.data.eraseButton')}
      </Button>
      {isAsked && (
        <AskModal
          title={t('account.data.eraseTitle')}
          body={t('account.data.eraseBody')}
          confirm={t('account.data.eraseConfirm')}
          isDangerous
          mutation={eraseMutation(tools)}
          onDone={endSession}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
