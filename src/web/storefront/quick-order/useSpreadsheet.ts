import { useState } from 'react';
import { maxFileBytes } from '../../../domain/quick-order/rules.ts';
import type { QuickOrderFile } from '../../../domain/quick-order/contract.ts';
import { ApiError } from '../../api/client.ts';
import { readSpreadsheet } from '../../api/quick-order.ts';
import { loadAreas } from '../../i18n/load-areas.ts';
import { useTexts } from '../../i18n/texts.tsx';

/** Reads a spreadsheet that was chosen or dropped; says what is wrong with it. */
export function useSpreadsheet(onLines: (found: QuickOrderFile) => void) {
  const texts = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(file: File | undefined): Promise<void> {
    if (!file || isReading) return;
    setProblem(null);
    setReading(true);
    try {
      const found = await send(file);
      if (found.lines.length === 0) setProblem(texts.t('quickOrder.file.nothing'));
      else onLines(found);
    } catch (error) {
      // The words of refusals come when something is refused.
      await loadAreas(texts, ['refusals']).catch(() => undefined);
      setProblem(wordsOf(error));
    } finally {
      setReading(false);
    }
  }

  function wordsOf(error: unknown): string {
    if (!(error instanceof ApiError)) return texts.t('errors.network');
    const label = error.labelOf('file');
    return label === undefined ? texts.errorText(error.code ?? 'INTERNAL') : texts.fieldText(label);
  }

  return { read: (file: File | undefined) => void read(file), problem, isReading };
}

function send(file: File): Promise<QuickOrderFile> {
  // Not sent for nothing.
  if (file.size > maxFileBytes)
    return Promise.reject(new ApiError(400, null, { file: ['spreadsheet_too_large'] }));
  const form = new FormData();
  form.append('file', file);
  return readSpreadsheet({ form, onProgress: () => undefined, signal: new AbortController().signal });
}
