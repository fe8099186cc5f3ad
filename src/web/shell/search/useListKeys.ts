import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The list of a combobox whose options are links among headings and buttons: `list` owns every option of `box`, arrow
 * keys in `input` walk through them, Enter follows the one they are at. The focus stays in the field. `listKey` tells
 * when the options are others: then none is chosen.
 */
export function useListKeys(input: RefObject<HTMLInputElement | null>, listKey: string) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const [known, setKnown] = useState(listKey);
  if (known !== listKey) {
    setKnown(listKey);
    setActive(null);
  }

  // Options come and go with every answer, so their ids are set on each render.
  useLayoutEffect(() => {
    const options = optionsOf(box.current);
    for (const [index, option] of options.entries()) {
      option.id = `${id}-${index}`;
      option.setAttribute('aria-selected', String(index === active));
    }
    list.current?.setAttribute('aria-owns', options.map((option) => option.id).join(' '));
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

  return { box, list, activeId: active === null ? null : `${id}-${active}` };
}

function optionsOf(box: HTMLElement | null): HTMLAnchorElement[] {
  return [...(box?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? [])];
}
