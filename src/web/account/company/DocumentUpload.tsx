import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { Customer } from '../../../domain/customers/contract.ts';
import { ApiError } from '../../api/client.ts';
import { documentsQuery, uploadDocumentMutation } from '../../api/company.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { controlLook, Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { fileProblem, isOver, maxDocumentMegabytes, takenFiles } from './document-file.ts';

/** Sends a licence: the file, until when it holds, how far it has come, and the way to give up. */
export function DocumentUpload({ company }: { company: Customer }) {
  const texts = useTexts();
  const { t } = texts;
  const toast = useToast();
  const queries = useQueryClient();
  const formId = useId();
  const fileField = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [dateProblem, setDateProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const giveUp = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation(uploadDocumentMutation(company.uuid));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const wrong = fileProblem(fileField.current?.files?.[0], t);
    const hasEnded = isOver(dateField.current?.value ?? '');
    setProblem(wrong);
    setDateProblem(hasEnded ? texts.fieldText('already_expired') : null);
    if (wrong !== null || hasEnded) {
      (wrong !== null ? fileField : dateField).current?.focus();
      return;
    }
    const [file, date] = [fileField.current!, dateField.current!];
    const sent = { file: file.files?.[0], date: date.value };
    giveUp.current = new AbortController();
    setShare(0);
    mutate(
      { form: new FormData(form), onProgress: setShare, signal: giveUp.current.signal },
      {
        onSuccess: () => {
          // What was chosen meanwhile is for the next.
          if (date.value === sent.date) date.value = '';
          if (file.files?.[0] === sent.file) {
            file.value = '';
            setChosen(null);
          }
          toast({ text: t('account.documents.sent'), tone: 'success', key: 'document' });
          void queries.invalidateQueries({ queryKey: documentsQuery(company.uuid).queryKey });
        },
        onError: (error) => {
          if (error.name !== 'AbortError') tell(error);
        },
      },
    );
  }

  function tell(error: Error) {
    if (!(error instanceof ApiError)) {
      setProblem(t('errors.network'));
      return;
    }
    const [file, date] = [error.labelOf('file'), error.labelOf('expires_on')];
    if (date !== undefined) setDateProblem(texts.fieldText(date));
    if (file !== undefined) setProblem(texts.fieldText(file));
    else if (date === undefined) setProblem(texts.errorText(error.code ?? 'INTERNAL'));
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-form gap-5" aria-labelledby={`${formId}-title`}>
      <h3 id={`${formId}-title`} className="font-medium">
        {t('account.documents.add')}
      </h3>
      <Field
        label={t('account.documents.file')}
        hint={t('account.documents.fileHint', { megabytes: maxDocumentMegabytes })}
        error={problem}
      >
        {(links) => (
          <span
            className={`${controlLook} relative flex items-center gap-3 pl-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-2 has-aria-invalid:border-danger`}
          >
            <span aria-hidden className="shrink-0 rounded-input bg-selected px-3 py-1">
              {t('account.documents.choose')}
            </span>
            <span aria-hidden className="truncate">
              {chosen ?? t('account.documents.noFile')}
            </span>
            {/* Browsers word their own button in the language of the device. */}
            <input
              {...links}
              ref={fileField}
              type="file"
              name="file"
              accept={takenFiles.join()}
              onChange={({ target }) => {
                setChosen(target.files?.[0]?.name ?? null);
                setProblem(null);
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </span>
        )}
      </Field>
      <TextField
        label={t('account.documents.expiry')}
        optional
        ref={dateField}
        type="date"
        name="expires_on"
        hint={t('account.documents.expiryHint')}
        error={dateProblem}
        onChange={() => setDateProblem(null)}
      />
      {isPending && (
        <div className="grid gap-1.5">
          <progress max={1} value={share} className="w-full" aria-labelledby={`${formId}-share`} />
          <p id={`${formId}-share`} className="type-body-s text-muted tabular-nums">
            {t('account.documents.progress', { percent: Math.round(share * 100) })}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" icon="upload-simple" busy={isPending}>
          {t('account.documents.upload')}
        </Button>
        {isPending && (
          <Button variant="quiet" onClick={() => giveUp.current?.abort()}>
            {t('account.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
