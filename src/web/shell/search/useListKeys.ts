import { useEffect, useId, useRef, useState, type RefObject } from 'react';

/**
 * Arrow keys in `input` walk through the `[data-option]` links of the list, Enter follows the one they are
 * at. The focus stays in the field, as in a combobox. `listKey` tells when the list is another one.
 */
export function useListKeys(input: RefObject<HTMLInputElement | null>, listKey: string) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  const [known, setKnown] = useState(listKey);
  if (known !== listKey) {
    setKnown(listKey);
    setActiveId(null);
  }

  useEffect(() => {
    const field = input.current;
    const onKey = (event: KeyboardEvent) => {
      const options = [...(box.current?.querySelectorAll<HTMLAnchorElement>('[data-option]') ?? [])];
      const at = options.findIndex((one) => one.dataset['active'] === 'true');
      if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        options[at]!.click();
        return;
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || options.length === 0) return;
      event.preventDefault();
      const next = (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length;
      for (const [index, option] of options.entries()) {
        option.id = `${id}-${index}`;
        option.dataset['active'] = String(index === next);
      }
      options[next]!.scrollIntoView({ block: 'nearest' });
      setActiveId(`${id}-${next}`);
    };
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [input, id]);

  return { box, activeId };
}
