import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { readLines } from '../../api/quick-order.ts';
import { readDraft, saveDraft } from '../../state/drafts.ts';
import { usePage } from '../../state/page.tsx';
import { answered, emptyRows, openRows, rowsFromText, rowsToText, type Rows } from './rows.ts';

/** Under this name the rows survive a reload. */
const draftName = 'quick-order';

export type Change = (state: Rows) => Rows;

/**
 * The rows of the order: what was typed survives a reload, and whatever nobody types at any more is asked about, all of it
 * in one call and the next when that has been answered.
 */
export function useQuickRows() {
  const { api } = usePage();
  const [state, change] = useReducer(
    (before: Rows, by: Change) => by(before),
    undefined,
    () => emptyRows(),
  );
  const isRestored = useRef(false);
  const [failure, setFailure] = useState<'offline' | 'failed' | null>(null);
  const isAsking = useRef(false);
  const [turn, setTurn] = useState(0);
  // Of rows that are gone nothing has failed.
  if (failure !== null && openRows(state).length === 0) setFailure(null);

  useEffect(() => {
    const stored = readDraft(draftName)?.['rows'];
    const rows = stored === undefined ? null : rowsFromText(stored);
    if (rows) change(() => rows);
  }, []);

  useEffect(() => {
    // The first rows are those of the server, not what somebody left.
    if (!isRestored.current) {
      isRestored.current = true;
      return;
    }
    const text = rowsToText(state);
    saveDraft(draftName, text === null ? null : { rows: text });
  }, [state]);

  const retry = useCallback(() => {
    setFailure(null);
    setTurn((before) => before + 1);
  }, []);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  useEffect(() => {
    const open = openRows(state);
    if (open.length === 0 || isAsking.current || failure !== null) return;
    isAsking.current = true;
    const lines = open.map(({ text, chosen }) => ({ text: text.trim().slice(0, 255), product: chosen }));
    void readLines(api, { lines })
      .then(
        (answer) => change((before) => answered(before, open, answer.lines)),
        (error: unknown) => {
          console.error('the lines could not be checked', error);
          setFailure(navigator.onLine ? 'failed' : 'offline');
        },
      )
      .finally(() => {
        isAsking.current = false;
        // What was typed meanwhile.
        setTurn((before) => before + 1);
      });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the end of a call is when the next may begin
  }, [api, state, failure, turn]);

  return { state, change, failure, retry };
}
