import { useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { maxLines } from '../../../domain/orders/limits.ts';
import { pastedLines } from '../../../domain/quick-order/pasted.ts';
import type { WrittenLine } from '../../../domain/quick-order/table.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { usePiecesInCart } from '../../parts/cart/usePiecesInCart.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { PasteList } from './PasteList.tsx';
import { QuickRow, type RowHandlers } from './QuickRow.tsx';
import { QuickSum } from './QuickSum.tsx';
import { rowLook } from './row-look.ts';
import * as rows from './rows.ts';
import { scanWords } from './scan-words.ts';
import { ScanButton } from './ScanButton.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useQuickRows, type Change } from './useQuickRows.ts';
import { useSpreadsheet } from './useSpreadsheet.ts';

/** The table of quick order with the ways to fill it, and what adding it comes to. */
export function QuickOrder() {
  const texts = useTexts();
  const { t } = texts;
  const toast = useToast();
  const { state, change, failure, retry } = useQuickRows();
  const list = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isPasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const [fileLeftOut, setFileLeftOut] = useState(0);
  const handlers = useRowHandlers(change, list);
  const sheet = useSpreadsheet(({ lines, left_out }) => {
    setFileLeftOut(left_out);
    change((before) => rows.tookOver(before, lines));
  });

  const inCart = usePiecesInCart();
  const states = useMemo(() => rows.statesOf(state.rows, inCart), [state.rows, inCart]);
  const isFilled = state.rows.some((row) => !rows.isEmpty(row));
  const leftOut = state.leftOut + fileLeftOut;
  const fullWords = t('quickOrder.full', { count: maxLines, left: leftOut });

  const failureWords = failure && t(failure === 'offline' ? 'quickOrder.offline' : 'quickOrder.failed');

  // What somebody typed before the code of the page arrived.
  useEffect(() => {
    for (const [at, item] of [...(list.current?.children ?? [])].entries()) {
      const [text, quantity] = ['[data-code]', '[data-quantity]'].map(
        (field) => item.querySelector<HTMLInputElement>(field)?.value ?? '',
      );
      if (text !== '' || quantity !== '')
        change((before) => rows.typed(before, before.rows[at]!.id, { text: text!, quantity: quantity! }));
    }
  }, [change]);

  function takeOver(lines: readonly WrittenLine[]) {
    setFileLeftOut(0);
    change((before) => rows.tookOver(before, lines));
  }

  function scanResult(code: string): string {
    const scanned = states[rows.placeOfCode(state, code)];
    if (!scanned) return fullWords;
    return failureWords && scanned.kind === 'waiting' ? failureWords : scanWords(texts, code, scanned);
  }

  function clear() {
    const former = state;
    setFileLeftOut(0);
    // The button goes with the rows.
    flushSync(() => change(() => rows.emptyRows()));
    list.current?.querySelector<HTMLInputElement>('[data-code]')?.focus();
    toast({
      text: t('quickOrder.cleared'),
      key: 'quick-order',
      durationMs: 8000,
      action: { label: t('quickOrder.undo'), onPress: () => change((now) => rows.takenBack(former, now)) },
    });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) sheet.read(files);
    else takeOver(pastedLines(event.dataTransfer.getData('text/plain')));
  }

  return (
    // Dropping a file is one of two ways: the button opens the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <section
      className={`mt-6 noscript:hidden ${isOver ? 'rounded-card outline-2 outline-offset-8 outline-action outline-dashed' : ''}`}
      onDragOver={(event) => {
        if (![...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        // The row somebody is at counts as well.
        (document.activeElement as HTMLElement | null)?.blur();
        event.currentTarget.querySelector<HTMLButtonElement>('[data-add-all]')?.click();
      }}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={opener}
          variant="secondary"
          icon="list-plus"
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {t('quickOrder.paste.open')}
        </Button>
        <UploadButton onFiles={sheet.read} isReading={sheet.isReading} />
        <ScanButton onCode={(code) => change((before) => rows.scanned(before, code))} resultOf={scanResult} />
        <p className="type-body-s text-muted max-md:hidden">
          {isOver ? t('quickOrder.file.drop') : t('quickOrder.file.hint')}
        </p>
      </div>
      {isPasting ? (
        <div className="mt-4 rounded-card border border-line bg-surface p-4">
          <PasteList
            text={pasted}
            onText={setPasted}
            onLines={(lines) => {
              takeOver(lines);
              setPasting(false);
              // The field and its button go.
              opener.current?.focus();
            }}
          />
        </div>
      ) : null}
      <div className="mt-4 grid gap-3 empty:hidden">
        {sheet.problem ? <Notice tone="danger">{sheet.problem}</Notice> : null}
        {leftOut > 0 ? <Notice tone="warning">{fullWords}</Notice> : null}
        {failure ? (
          <Notice
            tone={failure === 'offline' ? 'warning' : 'danger'}
            action={
              <Button variant="secondary" size="s" icon="arrow-clockwise" onClick={retry}>
                {t('common.retry')}
              </Button>
            }
          >
            {failureWords}
          </Notice>
        ) : null}
      </div>
      <div className="mt-4 rounded-card border border-line bg-surface px-3 md:px-5">
        <div aria-hidden="true" className={`${rowLook} type-caption border-b border-line py-3 text-muted`}>
          <span className="max-md:hidden" />
          <span>{t('quickOrder.product')}</span>
          <span className="text-right">{t('quickOrder.quantity')}</span>
          <span className="text-right max-md:hidden">{t('quickOrder.sum')}</span>
        </div>
        <ol ref={list} aria-label={t('quickOrder.table')}>
          {state.rows.map((row, at) => (
            <QuickRow
              key={row.id}
              row={row}
              state={states[at]!}
              number={at + 1}
              isTyping={state.editing === row.id}
              {...handlers}
            />
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
          <Button variant="quiet" icon="plus" onClick={() => change(rows.withMoreRows)}>
            {t('quickOrder.addRows')}
          </Button>
          {isFilled ? (
            <Button variant="quiet" icon="trash" onClick={clear}>
              {t('quickOrder.clear')}
            </Button>
          ) : null}
          <p className="type-body-s ml-auto text-muted pointer-coarse:hidden">{t('quickOrder.keys')}</p>
        </div>
      </div>
      <QuickSum
        rows={state.rows}
        states={states}
        onFix={(fixes) =>
          change((before) =>
            [...fixes].reduce(
              (now, [id, quantity]) => rows.typed(now, id, { quantity: String(quantity) }),
              before,
            ),
          )
        }
        onAdded={(added) => {
          setFileLeftOut(0);
          change((before) => rows.withoutAdded(before, added));
        }}
        onShowFirst={(id) =>
          list.current?.querySelector<HTMLInputElement>(`[data-row="${id}"] [aria-invalid]`)?.focus()
        }
      />
    </section>
  );
}

/** What rows do, the same functions for as long as the page is open. */
function useRowHandlers(change: (by: Change) => void, list: { current: HTMLElement | null }): RowHandlers {
  return useMemo(() => {
    const focus = (row: Element | null | undefined, field: 'code' | 'quantity') =>
      row?.querySelector<HTMLInputElement>(`[data-${field}]`)?.focus();
    return {
      onType: (id, changed) => change((state) => rows.typed(state, id, changed)),
      onSettle: (id) => change((state) => rows.settled(state, id)),
      onChoose: (id, product) => change((state) => rows.chose(state, id, product)),
      onPaste: (id, text) => change((state) => rows.tookOver(state, pastedLines(text), id)),
      onRemove: (id) => {
        const row = list.current?.querySelector(`[data-row="${id}"]`);
        const next = row?.nextElementSibling ?? row?.previousElementSibling;
        change((state) => rows.withoutRows(state, new Set([id])));
        focus(next, 'code');
      },
      onMended: (id) => focus(list.current?.querySelector(`[data-row="${id}"]`), 'quantity'),
      onNext: (id, step, field) => {
        const row = list.current?.querySelector(`[data-row="${id}"]`);
        focus(step > 0 ? row?.nextElementSibling : row?.previousElementSibling, field);
      },
    };
  }, [change, list]);
}
