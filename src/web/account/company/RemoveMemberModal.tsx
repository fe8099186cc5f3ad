import { useMutation } from '@tanstack/react-query';
import type { Customer, Member } from '../../../domain/customers/contract.ts';
import { ApiError } from '../../api/client.ts';
import { removeMemberMutation } from '../../api/company.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTools } from '../account.ts';
import { memberName } from './member-name.ts';

interface Props {
  company: Customer;
  member: Member;
  onClose: () => void;
}

/** Asks once before somebody loses a company, and says what stays. */
export function RemoveMemberModal({ company, member, onClose }: Props) {
  const { t, errorText } = useTexts();
  const { mutate, isPending, isSuccess, error } = useMutation(removeMemberMutation(useTools(), company.uuid));
  // Who has left acts for nobody or another customer now: everything on the screen may be different.
  const gone = () => (member.is_me ? window.location.assign(paths.account.overview()) : onClose());
  const names = { name: memberName(member), company: company.name };
  const words = member.is_me ? 'leaving' : 'removing';
  return (
    <Modal
      title={t(`account.members.${words}.title`, names)}
      onClose={onClose}
      size="s"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            busy={isPending || (isSuccess && member.is_me)}
            onClick={() => mutate(member.uuid, { onSuccess: gone })}
          >
            {t(`account.members.${words}.confirm`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">{t(`account.members.${words}.body`, names)}</p>
      {error && (
        <div className="mt-4">
          <Notice tone="danger">
            <p>{errorText(error instanceof ApiError && error.code !== null ? error.code : 'NETWORK')}</p>
          </Notice>
        </div>
      )}
    </Modal>
  );
}
