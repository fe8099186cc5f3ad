import { useEffect, useEffectEvent, useRef } from 'react';

const button = '[data-menu-button]';

/**
 * Closes the menu on Escape, on a press or focus outside it and its button, and when a link in it is followed.
 * Escape gives the focus back to the button; the arrow down on the button goes into the menu.
 */
export function useMenuLeaving(onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opener = document.activeElement?.closest<HTMLElement>(button);
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element && !ref.current?.contains(target) && !target.closest(button);
    const onPress = (event: Event) => {
      if (isOutside(event.target)) close();
    };
    const onClick = (event: Event) => {
      const link = (event.target as Element).closest('a[href]');
      if (link && ref.current?.contains(link) && link.getAttribute('data-shows') !== 'true') close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        (opener ?? document.querySelector<HTMLElement>(`${button}[data-menu-button=button]`))?.focus();
      } else if (event.key === 'ArrowDown' && (event.target as Element).closest(button)) {
        event.preventDefault();
        ref.current?.querySelector<HTMLElement>('[data-chosen=true]')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}
