import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import type { Upload } from '../../api/upload.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { pictureProblem } from './picture-file.ts';

/** A picture that was chosen and is not at the shop yet: on its way, or stopped by a problem. */
export interface WaitingPicture {
  id: string;
  /** Where in the form it was chosen. */
  place: string;
  file: File;
  /** The share that has left, 0 to 1. */
  share: number;
  problem: string | null;
  /** The shop might take it another time. */
  canRetry: boolean;
  giveUp: AbortController;
}

interface Options<Picture> {
  upload: (sending: Pick<Upload, 'form' | 'onProgress' | 'signal'>) => Promise<Picture>;
  /** Comes from an older rendering, and after a window was closed: it must not write back what it knew then. */
  onArrived: (place: string, picture: Picture, file: File) => void;
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

/**
 * Pictures of a form on their way to the shop, one after the other, each as soon as it is chosen. The form asks `holds`
 * before it is sent: it is submitted again once they have arrived, and is not while one of them has failed.
 */
export function usePictureUploads<Picture>({ upload, onArrived }: Options<Picture>) {
  const texts = useTextsWith('pictures');
  const latest = useRef<readonly WaitingPicture[]>([]);
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([]);
  const queue = useRef(Promise.resolve());
  const held = useRef<HTMLFormElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  const isTravelling = waiting.some(onItsWay);

  // After the rendering in which the last one arrived, so that what is sent has it.
  useEffect(() => {
    if (isTravelling) return;
    const form = held.current;
    held.current = null;
    form?.requestSubmit();
  }, [isTravelling]);

  function change(next: readonly WaitingPicture[]) {
    latest.current = next;
    setWaiting(next);
    if (!next.some(onItsWay)) setAwaited(false);
  }
  const set = (id: string, what: Partial<WaitingPicture>) =>
    change(latest.current.map((one) => (one.id === id ? { ...one, ...what } : one)));
  const drop = (id: string) => change(latest.current.filter((one) => one.id !== id));

  function start(picture: WaitingPicture) {
    queue.current = queue.current.then(() => travel(picture));
  }

  async function travel({ id, place, file, giveUp: { signal } }: WaitingPicture): Promise<void> {
    if (signal.aborted) return;
    const form = new FormData();
    form.append('file', file);
    try {
      const picture = await upload({ form, signal, onProgress: (share) => set(id, { share }) });
      if (signal.aborted) return;
      onArrived(place, picture, file);
      drop(id);
    } catch (failure) {
      if (!signal.aborted) set(id, { problem: wordsOf(failure) });
    }
  }

  function wordsOf(failure: unknown): string {
    if (!(failure instanceof ApiError)) return texts.t('errors.network');
    const label = failure.labelOf('file');
    return label === undefined ? texts.errorText(failure.code ?? 'INTERNAL') : texts.fieldText(label);
  }

  return {
    waiting,
    /** Somebody wants the form to be sent, which waits for pictures. */
    isAwaited,
    add(place: string, files: readonly File[]) {
      const added = files.map((file): WaitingPicture => {
        const problem = pictureProblem(file, texts.t);
        const giveUp = new AbortController();
        return {
          id: crypto.randomUUID(),
          place,
          file,
          share: 0,
          problem,
          canRetry: problem === null,
          giveUp,
        };
      });
      change([...latest.current, ...added]);
      added.filter(onItsWay).forEach(start);
    },
    retry(picture: WaitingPicture) {
      set(picture.id, { problem: null, share: 0 });
      start(picture);
    },
    leaveOut({ id, giveUp }: WaitingPicture) {
      giveUp.abort();
      drop(id);
    },
    /** Whether the form must not be sent now; one that failed and is on the screen gets the focus. */
    holds(form: HTMLFormElement): boolean {
      if (latest.current.some(onItsWay)) {
        held.current = form;
        setAwaited(true);
        return true;
      }
      const failed = form.querySelector<HTMLElement>('[data-failed-picture] button');
      failed?.focus();
      return failed !== null;
    },
  };
}

const onItsWay = ({ problem }: WaitingPicture) => problem === null;
