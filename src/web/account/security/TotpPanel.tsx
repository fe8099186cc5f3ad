import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TotpSecret } from '../../../domain/auth/contract.ts';
import { ApiError } from '../../api/client.ts';
import { newRecoveryCodesMutation, removeTotpMutation, startTotpMutation } from '../../api/factors.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools, useUser } from '../account.ts';
import { Panel } from '../Panel.tsx';
import { AskModal } from './AskModal.tsx';
import { RecoveryCodesModal } from './RecoveryCodesModal.tsx';
import { TotpSetUpModal } from './TotpSetUpModal.tsx';
import { useProof } from './useProof.tsx';

type Open =
  | { step: 'set-up'; secret: TotpSecret }
  | { step: 'codes'; codes: string[]; isFirst?: true }
  | { step: 'renew' | 'remove' };

/** Codes of an app beside the password: turned on, off, and what helps without the phone. */
export function TotpPanel() {
  const { t, errorText } = useTexts();
  const toast = useToast();
  const tools = useTools();
  const user = useUser();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { asksForProof, proof } = useProof();
  const starting = useMutation(startTotpMutation(tools));
  const start = (): void =>
    starting.mutate(undefined, {
      onSuccess: (secret) => setOpen({ step: 'set-up', secret }),
      onError: (error) => asksForProof(error instanceof ApiError ? error.code : null, start),
    });
  const code =
    starting.error && (starting.error instanceof ApiError ? (starting.error.code ?? 'INTERNAL') : 'NETWORK');
  if (!user) return null;
  return (
    <Panel
      title={t('security.totp.title')}
      lead={t('security.totp.lead')}
      action={
        <Badge tone={user.has_totp ? 'success' : 'plain'}>
          {t(user.has_totp ? 'security.totp.on' : 'security.totp.off')}
        </Badge>
      }
    >
      {user.has_totp ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen({ step: 'renew' })}>
            {t('security.totp.newCodes')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen({ step: 'remove' })}>
            {t('security.totp.remove')}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" busy={starting.isPending} onClick={start}>
          {t('security.totp.start')}
        </Button>
      )}
      {code !== null && code !== 'RECENT_LOGIN_NEEDED' && (
        <div className="mt-4">
          <Notice tone="danger">
            <p>{errorText(code)}</p>
          </Notice>
        </div>
      )}
      {proof}
      {open?.step === 'set-up' && (
        <TotpSetUpModal
          secret={open.secret}
          onClose={close}
          onDone={(codes) => setOpen({ step: 'codes', codes, isFirst: true })}
        />
      )}
      {open?.step === 'codes' && (
        <RecoveryCodesModal
          codes={open.codes}
          onClose={() => {
            // Not before: on a phone it would lie over the codes.
            if (open.isFirst) toast({ text: t('security.totp.turnedOn'), tone: 'success', key: 'totp' });
            close();
          }}
        />
      )}
      {open?.step === 'renew' && (
        <AskModal
          title={t('security.totp.newCodesTitle')}
          body={t('security.totp.newCodesBody')}
          confirm={t('security.totp.newCodesConfirm')}
          mutation={newRecoveryCodesMutation(tools)}
          onClose={close}
          onDone={({ recovery_codes }) => setOpen({ step: 'codes', codes: recovery_codes })}
        />
      )}
      {open?.step === 'remove' && (
        <AskModal
          title={t('security.totp.removeTitle')}
          body={t('security.totp.removeBody')}
          confirm={t('security.totp.remove')}
          isDangerous
          mutation={removeTotpMutation(tools)}
          onClose={close}
          onDone={() => {
            toast({ text: t('security.totp.removed'), tone: 'success', key: 'totp' });
            close();
          }}
        />
      )}
    </Panel>
  );
}
