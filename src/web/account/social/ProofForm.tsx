import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SignedIn, SocialCallback } from '../../../domain/auth/contract.ts';
import { Form } from '../../parts/forms/Form.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';
import type { Proofs } from './useSocialReturn.ts';

interface ProofProps {
  /** Which proof the shop asks for. */
  name: keyof Proofs;
  label: string;
  submit: string;
  mutation: UseMutationOptions<SignedIn, Error, SocialCallback>;
  bodyWith: (more: Proofs) => SocialCallback;
  moveOn: (code: string, given: Proofs) => boolean;
  onDone: (signedIn: SignedIn) => void;
  input: Partial<TextFieldProps>;
  below?: ReactNode;
}

/** One field with what proves who comes back. */
export function ProofForm({
  name,
  label,
  submit,
  mutation,
  bodyWith,
  moveOn,
  onDone,
  input,
  below,
}: ProofProps) {
  const { state, field } = useForm({
    fields: { proof: { label, rules: [required], isSecret: true } },
    mutation,
    variables: ({ proof }) => bodyWith({ [name]: proof }),
    refusedFields: { WRONG_CREDENTIALS: 'proof', WRONG_CODE: 'proof' },
    onRefused: (code, { proof }) => moveOn(code, { [name]: proof }),
    onDone,
  });
  return (
    <div className="w-full text-left">
      <Form form={state} submit={submit} below={below}>
        <TextField {...field('proof')} {...input} ref={focusNew} />
      </Form>
    </div>
  );
}

/** A new step begins at its field. */
const focusNew = (input: HTMLInputElement | null) => input?.focus();
