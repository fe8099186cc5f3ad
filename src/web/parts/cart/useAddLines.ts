import { useRef, useState } from 'react';
import { addLines, type AddedLine, type Addition } from '../../state/cart/add-lines.ts';
import { useAppContext } from '../../state/useAppContext.ts';

/** Adds many products at once and opens the cart with them. A press after a lost answer is the same intention. */
export function useAddLines(): {
  add: (lines: readonly AddedLine[]) => Promise<Addition>;
  isAdding: boolean;
} {
  const app = useAppContext();
  const [isAdding, setAdding] = useState(false);
  const intention = useRef<{ of: string; key: string } | null>(null);

  async function add(lines: readonly AddedLine[]): Promise<Addition> {
    const of = JSON.stringify(lines);
    if (intention.current?.of !== of) intention.current = { of, key: crypto.randomUUID() };
    setAdding(true);
    try {
      const addition = await addLines(app, lines, intention.current.key);
      if (addition.kind !== 'unheard') intention.current = null;
      if (addition.kind === 'added') app.openModal('cart');
      return addition;
    } finally {
      setAdding(false);
    }
  }
  return { add, isAdding };
}
