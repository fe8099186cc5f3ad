import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComparedLine } from '../../../domain/reorder/contract.ts';
import { changeSavedListCall } from '../../../domain/saved-lists/calls.ts';
import type { SavedList, SavedListChanges } from '../../../domain/saved-lists/contract.ts';
import { ApiError } from '../../api/client.ts';
import { savedListQuery } from '../../api/saved-lists.ts';
import { usePage } from '../../state/page.tsx';
import { sentLines } from './list-lines.ts';

/** Edits that follow each other within this time are one, in ms. */
const coalesceMs = 500;

/** Browsers finish no more than 64 KB for pages that were left; letters beyond Latin take two bytes. */
const maxOutlivingLength = 30_000;

export type SavingState = 'saved' | 'saving' | 'failed' | 'stale';

/**
 * A list that is edited: each edit is on the screen at once and sent a moment later, one after the other, under the version
 * of the list. What was not taken stays on the screen until it is tried again.
 */
export function useListEdits(list: SavedList) {
  const { api } = usePage();
  const queries = useQueryClient();
  const [shown, setShown] = useState(list);
  const [state, setState] = useState<SavingState>('saved');
  const [isTaking, setTaking] = useState(false);
  const [hasTakingFailed, setTakingFailed] = useState(false);
  const waiting = useRef<SavedListChanges | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);
  const version = useRef(list.version);
  const { uuid } = list;

  // What colleagues changed is taken over while nothing of one's own waits.
  if (state === 'saved' && list.version > shown.version) setShown(list);
  useEffect(() => {
    version.current = Math.max(version.current, list.version);
  }, [list.version]);

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isSending.current) return;
    isSending.current = true;
    while (waiting.current !== null) {
      const changes = waiting.current;
      waiting.current = null;
      setState('saving');
      try {
        const body = { ...changes, version: version.current };
        const outlivesPage = JSON.stringify(body).length < maxOutlivingLength;
        const sending = { params: { uuid }, body, outlivesPage };
        version.current = (await api.send(changeSavedListCall, sending)).version;
      } catch (error) {
        console.error('the list could not be changed', error);
        isSending.current = false;
        const isStale = error instanceof ApiError && error.code === 'SAVED_LIST_STALE';
        // Tried again with what was edited since.
        if (!isStale) waiting.current = { ...changes, ...(waiting.current as SavedListChanges | null) };
        setState(isStale ? 'stale' : 'failed');
        return;
      }
    }
    isSending.current = false;
    await queries.invalidateQueries({ queryKey: savedListQuery(uuid).queryKey });
    // Unless something was edited meanwhile.
    if (waiting.current === null) setState('saved');
  }, [api, queries, uuid]);

  // What could not be sent goes out by itself when there is a connection again, as the notice of it says.
  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state, send]);

  // Whoever leaves for another page, or closes the window, has not to wait for it.
  useEffect(() => {
    const leave = () => void send();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);

  function edit(changes: { lines?: readonly ComparedLine[]; name?: string }): void {
    setShown((now) => ({
      ...now,
      ...(changes.lines && { lines: [...changes.lines] }),
      ...(changes.name !== undefined && { name: changes.name }),
    }));
    waiting.current = {
      ...waiting.current,
      ...(changes.lines && { lines: sentLines(changes.lines) }),
      ...(changes.name !== undefined && { name: changes.name }),
    };
    if (state === 'stale') return;
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), coalesceMs);
  }

  /** The list as a colleague has left it, instead of what was edited. */
  async function takeTheirs(): Promise<void> {
    setTaking(true);
    setTakingFailed(false);
    const theirs = await queries.fetchQuery(savedListQuery(uuid)).catch((error: unknown) => {
      console.error('the list as it is could not be asked for', error);
      return null;
    });
    setTaking(false);
    // The choice stays on the screen.
    if (!theirs) return setTakingFailed(true);
    // With what was edited while it was on its way.
    waiting.current = null;
    version.current = theirs.version;
    setShown(theirs);
    setState('saved');
  }

  return {
    shown,
    state,
    edit,
    retry: () => void send(),
    takeTheirs: () => void takeTheirs(),
    isTaking,
    hasTakingFailed,
  };
}
