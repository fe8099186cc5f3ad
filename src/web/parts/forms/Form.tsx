import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { showWhole } from './show-whole.ts';
import type { FormState } from './useForm.ts';

interface FormProps {
  form: FormState;
  /** The words of the button. */
  submit: string;
  children: ReactNode;
  /** Below the button: the ways on that are not sending. */
  below?: ReactNode;
  /** Beside the button, which is then no wider than its words: the way back of a form that is a step. */
  back?: ReactNode;
}

/** The fields of a form in one column, above them what went wrong, below them its button. */
export function Form({ form, submit, children, below, back }: FormProps) {
  const t = useT();
  const { attach, handlers, isSending, isPaused } = form;
  return (
    // Sent before the script arrived, what was typed must not end up in the address bar, hence `post`.
    <form ref={attach} {...handlers} method="post" noValidate className="grid gap-5">
      <Problems form={form} />
      {children}
      {back === undefined ? (
        <Button type="submit" variant="primary" block busy={isSending}>
          {submit}
        </Button>
      ) : (
        <StepButtons back={back}>
          <Button
            type="submit"
            variant="primary"
            size="l"
            className="max-md:w-full md:min-w-55"
            busy={isSending}
          >
            {submit}
          </Button>
        </StepButtons>
      )}
      <p role="status" className="type-body-s text-warning empty:sr-only">
        {isPaused ? t('common.form.paused') : null}
      </p>
      {below}
    </form>
  );
}

/** The way back and the way on; on a phone the way on is the upper one, where the thumb is. */
export function StepButtons({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-2 flex items-center justify-between gap-4 max-md:flex-col-reverse max-md:items-stretch">
      {back}
      {children}
    </div>
  );
}

/** Named in a summary, whose title counts them all; a form that asks fifty people for their names would have its first field screens below it. */
const maxProblems = 10;

/** Why a press was refused: a summary that leads to the fields where there are several, and what is about none of them. */
function Problems({ form: { problems, refusals, notice } }: { form: FormState }) {
  const t = useT();
  const hasNowhere = problems.some(({ id }) => id === null);
  if (refusals > 0 && (problems.length > 1 || hasNowhere)) {
    return (
      // Made anew with each press, so that it comes into view and is read out each time.
      <div key={refusals} ref={showWhole} className="scroll-mt-20">
        <Notice tone="danger" title={t('common.form.problems', { count: problems.length })}>
          <ul className="mt-1 list-disc pl-5">
            {problems.slice(0, maxProblems).map(({ name, id, label, text }) => (
              <li key={name}>
                {id === null ? (
                  `${label}: ${text}`
                ) : (
                  <a href={`#${id}`} onClick={(event) => toField(event, id)} className="underline">
                    {label}: {text}
                  </a>
                )}
              </li>
            ))}
            {problems.length > maxProblems ? <li>…</li> : null}
          </ul>
        </Notice>
      </div>
    );
  }
  if (notice === null) return null;
  return (
    // Clear of what sticks to the top of a page.
    <div ref={showWhole} className="scroll-mt-20">
      <Notice tone="danger">{notice}</Notice>
    </div>
  );
}

function toField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
