import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useProof } from './useProof.tsx';

interface Props<Answer> {
  title: string;
  body: string;
  /** The words of the button that does it. */
  confirm: string;
  isDangerous?: boolean;
  mutation: UseMutationOptions<Answer, Error, void>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks once before something that cannot be taken back, and for a proof of who asks where the shop wants one. */
export function AskModal<Answer>({
  title,
  body,
  confirm,
  isDangerous,
  mutation,
  onDone,
  onClose,
}: Props<Answer>) {
  const { t, errorText } = useTexts();
  const { asksForProof, proof } = useProof();
  const { mutate, isPending, error } = useMutation(mutation);
  const code = error && (error instanceof ApiError ? (error.code ?? 'INTERNAL') : 'NETWORK');
  const act = (): void => {
    mutate(undefined, {
      onSuccess: onDone,
      onError: (problem) => asksForProof(problem instanceof ApiError ? problem.code : null, act),
    });
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      size="s"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={isPending} onClick={act}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('security.passkeys.keep')}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">{body}</p>
      {code !== null && code !== 'RECENT_LOGIN_NEEDED' && (
        <div className="mt-4">
          <Notice tone="danger">
            <p>{errorText(code)}</p>
          </Notice>
        </div>
      )}
      {proof}
    </Modal>
  );
}
