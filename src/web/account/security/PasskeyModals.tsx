import type { UseMutationOptions } from '@tanstack/react-query';
import { deviceName } from '../../../domain/auth/rules.ts';
import { passkeyNameLimit } from '../../../domain/auth/factor-rules.ts';
import type { Passkey } from '../../../domain/auth/contract.ts';
import { addPasskeyMutation, deletePasskeyMutation, renamePasskeyMutation } from '../../api/factors.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { AskModal } from './AskModal.tsx';
import { useProof } from './useProof.tsx';

/** Asks for a name, then has the browser make the passkey. */
export function AddPasskeyModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  return (
    <NameModal
      title={t('security.passkeys.addTitle')}
      lead={t('security.passkeys.addBody')}
      submit={t('security.passkeys.create')}
      name={deviceName(navigator.userAgent)}
      mutation={addPasskeyMutation(useTools())}
      onClose={onClose}
      onDone={() => {
        toast({ text: t('security.passkeys.added'), tone: 'success', key: 'passkey' });
        onClose();
      }}
    />
  );
}

export function RenamePasskeyModal({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT();
  return (
    <NameModal
      title={t('security.passkeys.renameTitle')}
      submit={t('security.passkeys.save')}
      name={passkey.name}
      mutation={renamePasskeyMutation(useTools(), passkey.id)}
      onClose={onClose}
      onDone={onClose}
    />
  );
}

interface NameProps {
  title: string;
  lead?: string;
  submit: string;
  name: string;
  mutation: UseMutationOptions<Passkey, Error, { name: string }>;
  onDone: () => void;
  onClose: () => void;
}

/** What the browser refused, in words of its own. */
const problems = {
  PASSKEY_CANCELLED: 'security.passkeys.cancelled',
  PASSKEY_IMPOSSIBLE: 'security.passkeys.impossible',
} as const;

function NameModal({ title, lead, submit, name, mutation, onDone, onClose }: NameProps) {
  const t = useT();
  const { asksForProof, proof } = useProof();
  const { state, field, setNotice } = useForm({
    fields: { name: { label: t('security.passkeys.name'), rules: [required] } },
    mutation,
    variables: (values) => values,
    onDone,
    onRefused(code) {
      if (code === 'PASSKEY_CANCELLED' || code === 'PASSKEY_IMPOSSIBLE') setNotice(t(problems[code]));
      else return asksForProof(code, () => sendAgain(field('name').id));
      return true;
    },
  });
  return (
    <Modal title={title} onClose={onClose} size="s">
      {lead !== undefined && <p className="mb-5">{lead}</p>}
      <Form form={state} submit={submit}>
        <TextField
          {...field('name')}
          defaultValue={name}
          autoComplete="off"
          maxLength={passkeyNameLimit}
          data-autofocus=""
        />
      </Form>
      {proof}
    </Modal>
  );
}

function sendAgain(fieldId: string): void {
  (document.getElementById(fieldId) as HTMLInputElement | null)?.form?.requestSubmit();
}

export function DeletePasskeyModal({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  return (
    <AskModal
      title={t('security.passkeys.deleteTitle', { name: passkey.name })}
      body={t('security.passkeys.deleteBody')}
      confirm={t('security.passkeys.delete')}
      isDangerous
      mutation={deletePasskeyMutation(useTools(), passkey.id)}
      onClose={onClose}
      onDone={() => {
        toast({ text: t('security.passkeys.deleted'), tone: 'success', key: 'passkey' });
        onClose();
      }}
    />
  );
}
