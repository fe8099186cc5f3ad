import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Icon } from './icons/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useWords } from './words.tsx';

/** LY-09: a toast leaves 4000 ms after the 300 ms in which it comes. */
export const toastDelayMs = 300;
export const toastDurationMs = 4000;
const mostToasts = 3;

export interface ToastContent {
  /** What happened, in a few words. */
  text: ReactNode;
  detail?: ReactNode;
  tone?: 'success' | 'info' | 'danger';
  /** Undo, open, try again. Pressing it takes the toast away. */
  action?: { label: string; onPress?: () => void; href?: string };
  /** How long it stays once it is there; 8000 for an undo that matters. */
  durationMs?: number;
  /** A toast with the same key takes the place of the one before. */
  key?: string;
}

interface Shown extends ToastContent {
  id: number;
}

interface Toasts {
  shown: readonly Shown[];
  show: (toast: ToastContent) => void;
  dismiss: (id: number) => void;
  /** Outlets on the page, the last one shows the toasts: everything outside an open dialog is inert. */
  outlets: readonly string[];
  enter: (outlet: string) => () => void;
}

const Context = createContext<Toasts | null>(null);

/** Keeps the toasts of this page and draws their place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const last = useRef(0);

  const show = useCallback((toast: ToastContent) => {
    last.current += 1;
    const added = { ...toast, id: last.current };
    setShown((before) =>
      [...before.filter(({ key }) => key === undefined || key !== toast.key), added].slice(-mostToasts),
    );
  }, []);
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const enter = useCallback((outlet: string) => {
    setOutlets((before) => [...before, outlet]);
    return () => setOutlets((before) => before.filter((other) => other !== outlet));
  }, []);

  const value = useMemo(
    () => ({ shown, show, dismiss, outlets, enter }),
    [shown, show, dismiss, outlets, enter],
  );
  return (
    <Context.Provider value={value}>
      {children}
      <ToastOutlet />
    </Context.Provider>
  );
}

/** `const toast = useToast(); toast({ text: t('catalogue.favouriteAdded'), action: { label, href } })` */
export function useToast(): (toast: ToastContent) => void {
  const toasts = useContext(Context);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts.show;
}

/** Where toasts appear; every dialog holds one of its own. */
export function ToastOutlet() {
  const words = useWords();
  const toasts = useContext(Context);
  const id = useId();
  const enter = toasts?.enter;
  useEffect(() => enter?.(id), [enter, id]);
  if (!toasts) return null;
  const isMine = toasts.outlets.at(-1) === id;
  return (
    <div
      role="status"
      aria-label={words.notifications}
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(var(--buy-bar)+16px)] z-40 flex flex-col items-center gap-2 md:inset-x-auto md:top-[calc(var(--header)+16px)] md:right-6 md:bottom-auto md:items-end"
    >
      {isMine &&
        toasts.shown.map((toast) => (
          <Toast key={toast.id} toast={toast} onLeave={() => toasts.dismiss(toast.id)} />
        ))}
    </div>
  );
}

const glyphs = { success: 'check-circle', info: 'info', danger: 'warning-circle' } as const;
const colours = { success: 'text-success', info: 'text-muted', danger: 'text-danger' };

function Toast({ toast, onLeave }: { toast: Shown; onLeave: () => void }) {
  const words = useWords();
  const { text, detail, tone = 'success', action, durationMs = toastDurationMs } = toast;
  const [held, setHeld] = useState(false);
  const rest = useRef(toastDelayMs + durationMs);
  const leave = useEffectEvent(onLeave);

  // What is left of its time counts down only while nobody points at it or stands in it.
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
      onFocus={() => setHeld(true)}
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
              action.onPress?.();
              onLeave();
            }}
          >
            {action.label}
          </button>
        ))}
      <IconButton icon="x" iconSize={16} label={words.close} tooltip="none" onClick={onLeave} />
    </div>
  );
}
