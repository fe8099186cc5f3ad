import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from './icons/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { ShownToast } from './Toast.tsx';
import { useWords } from './words.tsx';

/** LY-09: a toast appears within 300 ms and leaves after 4000 more. */
export const toastDelayMs = 300;
export const toastDurationMs = 4000;

export interface ToastCardProps {
  toast: ShownToast;
  onLeave: () => void;
}

const glyphs = { success: 'check-circle', info: 'info', danger: 'warning-circle' } as const;
const colours = { success: 'text-success', info: 'text-muted', danger: 'text-danger' };

/** One toast. It disappears by itself, but not while it is hovered or focused. */
export function ToastCard({ toast, onLeave }: ToastCardProps) {
  const words = useWords();
  const { text, detail, tone = 'success', action, durationMs = toastDurationMs } = toast;
  const [held, setHeld] = useState(false);
  const rest = useRef(toastDelayMs + durationMs);
  const leave = useEffectEvent(onLeave);
  // Where the focus was before; it returns there when the focused button disappears with the toast.
  const before = useRef<HTMLElement>(null);
  const dismiss = () => {
    before.current?.focus({ preventScroll: true });
    onLeave();
  };

  // The remaining time counts down only while it is neither hovered nor focused.
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => leave(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current -= Date.now() - since;
    };
  }, [held]);

  const actionLook = 'link shrink-0 py-3 type-body-s';
  return (
    <div
      className="pointer-events-auto flex w-full max-w-105 animate-[rise_280ms_cubic-bezier(0.2,0,0,1)] items-center gap-3 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-4 shadow-e2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon name={glyphs[tone]} className={colours[tone]} />
      <div className="min-w-0 grow py-1.5 type-body-s">
        <p className="font-medium">{text}</p>
        {detail && <p className="text-muted">{detail}</p>}
      </div>
      {action &&
        (action.href ? (
          <a href={action.href} className={actionLook} onClick={onLeave}>
            {action.label}
          </a>
        ) : (
          <button
            type="button"
            className={actionLook}
            onClick={() => {
              dismiss();
              action.onPress?.();
            }}
          >
            {action.label}
          </button>
        ))}
      <IconButton icon="x" iconSize={16} label={words.close} tooltip="none" onClick={dismiss} />
    </div>
  );
}
