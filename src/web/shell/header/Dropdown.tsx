import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';

/** A dropdown of links. `details` opens it without script; script closes it on Escape, on a press outside and on a choice. */
export function Dropdown({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => box.current?.removeAttribute('open');
    const onPress = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    const onClick = (event: Event) => {
      if ((event.target as Element).closest('a') && box.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return;
      close();
      box.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={box} name="navbar" className="group relative">
      <summary className="top-link list-none gap-1.5 [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="caret-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="dropdown-panel absolute top-full left-0 z-30 min-w-60 rounded-card border border-line bg-raised p-2 shadow-e2">
        {children}
      </div>
    </details>
  );
}
