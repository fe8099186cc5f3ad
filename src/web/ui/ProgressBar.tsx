import { useEffect, useState } from 'react';
import { useSpinDelay } from './useSpinDelay.ts';
import { useWords } from './words.tsx';

/** LY-12: shown once a change of page has taken 200 ms; the scale fills over 5 s and never claims to be done. */
export const progressThrottleMs = 200;
export const progressDurationMs = 5000;
const leaveMs = 200;

/** The shade scale along the top of the window while the next page loads. */
export function ProgressBar({ active }: { active: boolean }) {
  const words = useWords();
  const running = useSpinDelay(active, progressThrottleMs, 0);
  const [leaving, setLeaving] = useState(false);
  const [was, setWas] = useState(running);

  if (was !== running) {
    setWas(running);
    setLeaving(was && !running);
  }

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), leaveMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  if (!running && !leaving) return null;
  return (
    <div
      role="progressbar"
      aria-label={words.loading}
      className={`fixed inset-x-0 top-0 z-50 h-[3px] transition-opacity ${leaving ? 'opacity-0 duration-200' : ''}`}
    >
      <div
        className={`shade-scale size-full origin-left ${leaving ? '' : 'animate-[fill_cubic-bezier(0.1,0.6,0.3,1)_both]'}`}
        style={leaving ? undefined : { animationDuration: `${progressDurationMs}ms` }}
      />
    </div>
  );
}
