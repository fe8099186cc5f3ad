import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import type { ReturnBody, ReturnOptions } from '../../../domain/returns/contract.ts';
import { failureText } from '../../api/failure-text.ts';
import { createReturnMutation, uploadReturnPicture } from '../../api/returns.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Awaited } from '../../parts/pictures/Awaited.tsx';
import { usePictureUploads } from '../../parts/pictures/usePictureUploads.ts';
import { readDraft, saveDraft } from '../../state/drafts.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';
import { emptyLine, ReturnLine, type LineChoice } from './ReturnLine.tsx';

interface Props {
  order: Order;
  options: ReturnOptions;
  linkKey: string | undefined;
  /** The page of the order. */
  back: string;
}

/** What a device holds of an earlier visit; the server knows nothing of it. */
const noDraft = () => '';
const neverChanges = () => () => {};

type Choices = Readonly<Record<number, LineChoice>>;

/** Lines to choose, each with pieces, reason and pictures; what was filled in survives a reload until it is sent. */
export function ReturnForm({ order, options, linkKey, back }: Props) {
  const { t, errorText } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const draft = `return ${order.uuid}`;
  const stored = useSyncExternalStore(neverChanges, () => readDraft(draft)?.['choices'] ?? '', noDraft);
  const [typed, setTyped] = useState<Choices | null>(null);
  const choices = typed ?? (stored === '' ? {} : (JSON.parse(stored) as Choices));
  /** As they are by now, for what ends after it was begun. */
  const latest = useRef<Choices | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const notice = useRef<HTMLDivElement>(null);
  /** The last write with its key: sent again, it is the same intention. */
  const intention = useRef({ written: '', key: '' });
  /** `isPending` is told a moment later, and two presses may come within it. */
  const isUnderWay = useRef(false);
  const of = { uuid: order.uuid, key: linkKey };

  useEffect(() => {
    if (problem !== null) notice.current?.focus();
  }, [problem]);

  const create = useMutation({
    ...createReturnMutation(useTools(), of),
    onSuccess() {
      saveDraft(draft, null);
      toast({ text: t('returns.request.sent'), tone: 'success', key: draft });
      navigate(back);
    },
    onError(error) {
      isUnderWay.current = false;
      setProblem(failureText({ t, errorText }, error));
    },
  });

  const uploads = usePictureUploads({
    upload: (sending) => uploadReturnPicture(of, sending),
    onArrived: (line, { uuid }, { name }) =>
      change(Number(line), (before) => ({ ...before, pictures: [...before.pictures, { uuid, name }] })),
  });

  const change = (line: number, changed: (before: LineChoice) => LineChoice) => {
    const before = latest.current ?? choices;
    const next = { ...before, [line]: changed(before[line] ?? emptyLine) };
    latest.current = next;
    setTyped(next);
    setWrong((before) => new Set([...before].filter((one) => one !== line)));
    saveDraft(draft, { choices: JSON.stringify(next) });
  };

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const chosen = Object.entries(choices).filter(([, { isChosen }]) => isChosen);
    const unsaid = chosen.filter(([, { reason }]) => reason === '').map(([line]) => Number(line));
    setWrong(new Set(unsaid));
    setProblem(chosen.length === 0 ? t('returns.request.chooseOne') : null);
    if (chosen.length === 0 || unsaid.length > 0 || uploads.holds(event.currentTarget)) return;
    const body: ReturnBody = {
      lines: chosen.map(([line, { quantity, reason, note, pictures }]) => ({
        line: Number(line),
        quantity,
        reason,
        note,
        pictures: pictures.map(({ uuid }) => uuid),
      })),
    };
    const written = JSON.stringify(body);
    if (intention.current.written !== written) intention.current = { written, key: crypto.randomUUID() };
    isUnderWay.current = true;
    create.mutate({ body, idempotencyKey: intention.current.key });
  }

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <p className="text-muted">{t('returns.request.lead')}</p>
      <div ref={notice} tabIndex={-1} className="empty:hidden">
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
      </div>
      <ul className="grid gap-3">
        {options.lines.map((option) => {
          const line = order.order_lines.find(({ id }) => id === option.line);
          return (
            line &&
            option.left > 0 && (
              <li key={option.line}>
                <ReturnLine
                  line={line}
                  option={option}
                  canChangeMind={options.can_withdraw}
                  choice={choices[option.line] ?? emptyLine}
                  error={wrong.has(option.line)}
                  uploads={uploads}
                  onChange={(changed) => change(option.line, changed)}
                />
              </li>
            )
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={create.isPending || uploads.isAwaited}>
          {t('returns.request.send')}
        </Button>
        <ButtonLink variant="secondary" href={back}>
          {t('returns.request.back')}
        </ButtonLink>
      </div>
      <Awaited uploads={uploads} />
    </form>
  );
}
