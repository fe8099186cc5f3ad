import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Arrow keys in `input` walk through the `[data-option]` links of the list, Enter follows the one they are
 * at. The focus stays in the field, as in a combobox. `listKey` tells when the list is another one: then
 * none of its options is chosen.
 */
export function useListKeys(input: RefObject<HTMLInputElement | null>, listKey: string) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const [known, setKnown] = useState(listKey);
  if (known !== listKey) {
    setKnown(listKey);
    setActive(null);
  }

  // Options come and go with every answer, so each drawing tells them anew who they are.
  useLayoutEffect(() => {
    for (const [index, option] of optionsOf(box.current).entries()) {
      option.id = `${id}-${index}`;
      option.dataset['active'] = String(index === active);
    }
  });

  useEffect(() => {
    if (active !== null) optionsOf(box.current)[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    const field = input.current;
    const onKey = (event: KeyboardEvent) => {
      const options = optionsOf(box.current);
      if (event.key === 'Enter' && active !== null && options[active]) {
        event.preventDefault();
        options[active].click();
        return;
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || options.length === 0) return;
      event.preventDefault();
      const from = active ?? (step > 0 ? -1 : 0);
      setActive((from + step + options.length) % options.length);
    };
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [input, active]);

  return { box, activeId: active === null ? null : `${id}-${active}` };
}

function optionsOf(box: HTMLElement | null): HTMLAnchorElement[] {
  return [...(box?.querySelectorAll<HTMLAnchorElement>('[data-option]') ?? [])];
}
