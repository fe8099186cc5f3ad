import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { ApiError } from '../../api/client.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { Params as TextParams } from '../../i18n/texts.tsx';
import { readDraft, saveDraft } from '../../state/drafts.ts';
import { useModals } from '../../state/modals.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { labelsOf, readValues, restoreValues } from './form-values.ts';
import { firstWrong, type Rule } from './rules.ts';

export interface FieldDefinition {
  label: string;
  /** Named before the label in the summary of what is wrong, where fields of the same label belong to several things. */
  of?: string | undefined;
  /** Asked in this order; none of a list: the field is not asked for at present, and nothing is wrong with it. */
  rules?: readonly Rule[];
  /** What the words of a label need, such as `min` of “at least {min} characters”. */
  limits?: TextParams;
  /** Passwords and codes: taken as typed, and never stored. */
  isSecret?: boolean;
  /** Whoever shows it holds what is typed, and the draft of the form leaves it out. */
  hasOwnDraft?: boolean;
}

export type FormValues<Name extends string> = Record<Name, string>;

interface FormOptions<Name extends string, Variables, Answer, Context> {
  /** Under this name what was typed survives a reload, until it is sent; left out: it does not. */
  draft?: string;
  fields: Record<Name, FieldDefinition>;
  /** Whether it must not be sent yet; whoever says so submits the form when it may. */
  holds?: (form: HTMLFormElement) => boolean;
  /** The write, as `web/api` has it. */
  mutation: UseMutationOptions<Answer, Error, Variables, Context>;
  /** What the write takes, made of what was typed. The key is the same as long as that is. */
  variables: (values: FormValues<NoInfer<Name>>, idempotencyKey: string) => Variables;
  onDone: (answer: Answer, values: FormValues<NoInfer<Name>>) => void;
  /** Refusals that are about one field: code to field. */
  refusedFields?: Readonly<Record<string, NoInfer<Name>>>;
  /** The same by a rule. */
  fieldOf?: (code: string) => NoInfer<Name> | undefined;
  /** What the words of a refusal take from its answer. */
  refusalParams?: (error: ApiError) => TextParams;
  /** Answers a refusal in its own way; true: the form says nothing of it. */
  onRefused?: (code: string, values: FormValues<NoInfer<Name>>) => boolean;
  /** Is refused as orders are, whose words are at hand. */
  isOfOrder?: true;
  /** Says refusals that are about no field in a window of their own instead of in the form (ER-01). */
  hasLargePopup?: boolean | undefined;
}

/** What is wrong with a field: a label of `refusals.fields`, or a code of `refusals.codes`. */
interface Problem {
  label: string;
  isCode: boolean;
  params?: TextParams | undefined;
}

/** What `Form` renders. */
export interface FormState {
  /** The ref of the form. */
  attach: (form: HTMLFormElement | null) => void;
  handlers: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** What is wrong, in the order of the fields; `id` is null for what the form has no field for. */
  problems: readonly { name: string; id: string | null; label: string; text: string }[];
  /** How many presses in a row found something wrong. */
  refusals: number;
  /** Why it could not be sent, where that is about no field. */
  notice: string | null;
  isSending: boolean;
  /** Waits for the connection. */
  isPaused: boolean;
}

/**
 * A native form: the browser holds what is typed, this looks at it. A field is checked when it is left after a change, and
 * its error goes as soon as it is right; sending checks them all and leads to the first that is wrong. Whatever fails,
 * nothing typed is lost, and a second press is no second write.
 */
export function useForm<Name extends string, Variables, Answer, Context = unknown>(
  options: FormOptions<Name, Variables, Answer, Context>,
) {
  const { draft, fields, mutation, refusedFields = {}, onRefused, hasLargePopup } = options;
  const { t, fieldText, errorText } = useTextsWith(options.isOfOrder ? 'orderRefusals' : 'refusals');
  const toast = useToast();
  const { openModal } = useModals();
  const formId = useId();
  const [form, attach] = useState<HTMLFormElement | null>(null);
  const edited = useRef(new Set<string>());
  /** The last write with its key: sent again, it is the same intention. */
  const intention = useRef({ written: '', key: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});
  const [notice, setNotice] = useState<string | null>(null);
  /** Counts what was refused: each time the focus goes to the first field that is wrong. */
  const [refusals, setRefusals] = useState(0);

  const names = Object.keys(fields) as Name[];
  const isSecret = (name: Name) => fields[name].isSecret ?? false;
  const isStored = (name: Name) => !isSecret(name) && fields[name].hasOwnDraft !== true;
  const definitionOf = (name: string): FieldDefinition | undefined =>
    Object.hasOwn(fields, name) ? fields[name as Name] : undefined;
  const read = () => readValues(form!, names, isSecret);

  useEffect(() => {
    const typed = draft === undefined ? null : readDraft(draft);
    if (form && typed) restoreValues(form, typed);
  }, [form, draft]);
  useEffect(() => {
    if (refusals > 0) form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, refusals]);

  const { mutate, isPending, isPaused } = useMutation(mutation);
  /** `isPending` is told a moment later, and two presses may come within it. */
  const isUnderWay = useRef(false);

  function send(values: FormValues<Name>) {
    const written = JSON.stringify(values);
    isUnderWay.current = true;
    if (intention.current.written !== written) intention.current = { written, key: crypto.randomUUID() };
    mutate(options.variables(values, intention.current.key), {
      onSuccess(answer) {
        intention.current = { written: '', key: '' };
        edited.current.clear();
        if (draft !== undefined) saveDraft(draft, null);
        options.onDone(answer, values);
      },
      onError(error) {
        if (!(error instanceof ApiError)) setNotice(t('errors.network'));
        else if (error.fields) refuseFields(error.fields);
        else refuse(error.code ?? 'INTERNAL', values, options.refusalParams?.(error));
      },
      onSettled() {
        isUnderWay.current = false;
      },
    });
  }

  function refuseFields(refused: Record<string, unknown>) {
    const found = Object.entries(labelsOf(refused)).map(
      ([name, label]) => [name, { label, isCode: false }] as const,
    );
    showProblems(Object.fromEntries(found));
    for (const [name, problem] of found)
      toast({ text: `[${labelOf(name)}] - ${textOf(name, problem)}`, tone: 'danger', key: name });
  }

  function refuse(code: string, values: FormValues<Name>, params?: TextParams) {
    const field = refusedFields[code] ?? options.fieldOf?.(code);
    // Whose account it is, is known where a field is to blame for it: the password was wrong.
    if (field !== undefined && code === 'WRONG_CREDENTIALS')
      showProblems({ [field]: { label: 'wrong_password', isCode: false } });
    else if (field !== undefined) showProblems({ [field]: { label: code, isCode: true, params } });
    else if (onRefused?.(code, values)) return;
    else if (hasLargePopup) openModal('errorMessage', { code });
    else setNotice(errorText(code));
  }

  function showProblems(found: Readonly<Record<string, Problem>>) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function check(name: Name) {
    const label = firstWrong(fields[name].rules ?? [], read()[name]);
    setProblems(({ [name]: _former, ...others }) =>
      label === null ? others : { ...others, [name]: { label, isCode: false } },
    );
  }

  const labelOf = (name: string) => definitionOf(name)?.label ?? name;
  const textOf = (name: string, { label, isCode, params }: Problem) =>
    (isCode ? errorText(label, params) : fieldText(label, definitionOf(name)?.limits)) ||
    t('errors.somethingWentWrong');
  const idOf = (name: string) => `${formId}-${name}`;
  const inOrder = [...names, ...Object.keys(problems).filter((name) => !definitionOf(name))];

  const state: FormState = {
    attach,
    refusals,
    notice,
    isSending: isPending,
    isPaused,
    problems: inOrder.flatMap((name) => {
      const problem = problems[name];
      const field = definitionOf(name);
      if (!problem || field?.rules?.length === 0) return [];
      const of = field?.of;
      return {
        name,
        id: field ? idOf(name) : null,
        label: of ? `${of} – ${labelOf(name)}` : labelOf(name),
        text: textOf(name, problem),
      };
    }),
    handlers: {
      onSubmit(event) {
        event.preventDefault();
        if (isUnderWay.current) return;
        setNotice(null);
        const values = read();
        const found = names.flatMap((name) => {
          const label = firstWrong(fields[name].rules ?? [], values[name]);
          return label === null ? [] : [[name, { label, isCode: false }] as const];
        });
        if (found.length > 0) {
          showProblems(Object.fromEntries(found));
          return;
        }
        setProblems({});
        setRefusals(0);
        if (!options.holds?.(form!)) send(values);
      },
      onChange({ target }) {
        const { name } = target as HTMLInputElement;
        edited.current.add(name);
        if (definitionOf(name) && problems[name]) check(name as Name);
        if (draft !== undefined) {
          const values = Object.entries<string>(read()).filter(([one]) => isStored(one as Name));
          saveDraft(draft, Object.fromEntries(values));
        }
      },
      onBlur({ target, relatedTarget }) {
        const { name } = target as unknown as HTMLInputElement;
        // The way to a button, such as the one that shows a password, is not the end of typing.
        if (relatedTarget instanceof HTMLButtonElement) return;
        if (definitionOf(name) && edited.current.has(name)) check(name as Name);
      },
    },
  };

  /** The props of a checkbox, whose label is its content. */
  const checkbox = (name: Name) => {
    const problem = problems[name];
    return { id: idOf(name), name: name as string, error: problem ? textOf(name, problem) : null };
  };
  /** The props of the component that shows a field. */
  const field = (name: Name) => ({ ...checkbox(name), label: fields[name].label });

  /** Fields that are gone have no problems any more. */
  const forgetProblems = (isGone: (name: string) => boolean) =>
    setProblems((found) => Object.fromEntries(Object.entries(found).filter(([name]) => !isGone(name))));

  return { field, checkbox, state, setNotice, forgetProblems };
}
