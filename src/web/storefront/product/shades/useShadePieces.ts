import { useCallback, useEffect, useState } from 'react';
import { readDraft, saveDraft } from '../../../state/drafts.ts';
import { noPieces, withoutAdded, withPieces, type Pieces } from './pieces.ts';
import type { ShadeVariation } from './shade-places.ts';

/** Four digits: no order holds more of one product. */
const maxDigits = 4;

/** What is typed into the boxes of the chart; it stays when one goes on to another shade of the family, and over a reload. */
export function useShadePieces(shades: readonly ShadeVariation[]) {
  const [pieces, setPieces] = useState<Pieces>(noPieces);
  const draft = `shades-${Math.min(...shades.map((one) => one.id))}`;

  useEffect(() => {
    const stored = readDraft(draft);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what was stored in it
    if (stored) setPieces(new Map(Object.entries(stored).map(([id, text]) => [Number(id), String(text)])));
  }, [draft]);

  const store = useCallback(
    (change: (before: Pieces) => Pieces) =>
      setPieces((before) => {
        const next = change(before);
        saveDraft(
          draft,
          next.size === 0 ? null : Object.fromEntries([...next].map(([id, text]) => [String(id), text])),
        );
        return next;
      }),
    [draft],
  );
  const type = useCallback(
    (id: number, text: string) =>
      store((before) =>
        withPieces(before, id, text.replace(/\D/g, '').slice(0, maxDigits).replace(/^0+/, '')),
      ),
    [store],
  );
  const takeOut = useCallback((added: Pieces) => store((before) => withoutAdded(before, added)), [store]);
  return { pieces, type, takeOut };
}
