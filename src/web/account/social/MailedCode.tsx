import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SocialReturn } from '../../../domain/auth/contract.ts';
import { ApiError } from '../../api/client.ts';
import { mailSocialCodeMutation } from '../../api/social.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { usePage } from '../../state/page.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Has a code mailed at once, and another when asked. */
export function MailedCode({ login }: { login: SocialReturn }) {
  const { t, errorText } = useTexts();
  const { api } = usePage();
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    ...mailSocialCodeMutation(api),
    onSuccess: () => setSent((count) => count + 1),
  });
  const send = useEffectEvent(() => mutate(login));
  useEffect(() => send(), []);
  return (
    <div className="grid justify-items-center gap-1">
      <p role="status">
        {sent === 0 ? null : t(sent === 1 ? 'signIn.social.codeSent' : 'signIn.social.codeSentAgain')}
      </p>
      {error && (
        <Notice tone="danger">
          <p>{errorText(error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK')}</p>
        </Notice>
      )}
      <LinkButton aria-busy={isPending || undefined} onClick={() => !isPending && mutate(login)}>
        {t('signIn.social.codeAgain')}
      </LinkButton>
    </div>
  );
}
