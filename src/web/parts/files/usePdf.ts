import { useEffect, useState } from 'react';
import { FileFailed, openPdf, type Pdf, type FileProblem } from './pdf.ts';

export type Opened =
  | { state: 'loading'; share: number }
  | { state: 'failed'; problem: FileProblem }
  | { state: 'shown'; pdf: Pdf };

/** Opens a PDF as long as it is looked at, and gives its worker and memory back after. */
export function usePdf(url: string, size: number): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading', share: 0 });
  useEffect(() => {
    let isLeft = false;
    const set = (next: Opened) => {
      if (!isLeft) setOpened(next);
    };
    const { pdf, close } = openPdf(url, size, (share) => set({ state: 'loading', share }));
    pdf.then(
      (open) => set({ state: 'shown', pdf: open }),
      (error: unknown) =>
        set({ state: 'failed', problem: error instanceof FileFailed ? error.problem : 'broken' }),
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [url, size]);
  return opened;
}
