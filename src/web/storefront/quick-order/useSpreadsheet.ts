import { useRef, useState } from 'react';
import { maxFileBytes } from '../../../domain/quick-order/rules.ts';
import type { QuickOrderFile } from '../../../domain/quick-order/contract.ts';
import { ApiError } from '../../api/client.ts';
import { readSpreadsheet } from '../../api/quick-order.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { useTexts } from '../../i18n/texts.tsx';

/** Reads spreadsheets that were chosen or dropped, one after the other; says what is wrong with one. */
export function useSpreadsheet(onLines: (found: QuickOrderFile) => void) {
  const texts = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(0);
  const queue = useRef(Promise.resolve());

  async function read(file: File): Promise<void> {
    try {
      const found = await send(file);
      if (found.lines.length === 0) tell(file, texts.t('quickOrder.file.nothing'));
      else onLines(found);
    } catch (error) {
      // The words of refusals come when something is refused.
      await loadAreas(texts, ['refusals']).catch(() => undefined);
      tell(file, wordsOf(error));
    } finally {
      setReading((count) => count - 1);
    }
  }

  const tell = (file: File, words: string) => setProblem(`${file.name}: ${words}`);

  function wordsOf(error: unknown): string {
    if (!(error instanceof ApiError)) return texts.t('errors.network');
    const label = error.labelOf('file');
    return label === undefined ? texts.errorText(error.code ?? 'INTERNAL') : texts.fieldText(label);
  }

  return {
    read(files: readonly File[]) {
      if (files.length > 0) setProblem(null);
      setReading((count) => count + files.length);
      for (const file of files) queue.current = queue.current.then(() => read(file));
    },
    problem,
    isReading: reading > 0,
  };
}

function send(file: File): Promise<QuickOrderFile> {
  // Not sent for nothing.
  if (file.size > maxFileBytes)
    return Promise.reject(new ApiError(400, null, { file: ['spreadsheet_too_large'] }));
  const form = new FormData();
  form.append('file', file);
  return readSpreadsheet({ form, onProgress: () => undefined, signal: new AbortController().signal });
}
