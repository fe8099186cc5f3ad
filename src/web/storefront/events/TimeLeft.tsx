import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { usePage } from '../../state/page.tsx';
import { timeLeftText } from './time-left.ts';

/** A minute changes what is told; more often would be a clock that hurries. */
const tickMs = 20_000;

interface Props {
  until: string;
  /** Called once the time is over. */
  onOver: () => unknown;
}

/** How much time is left, told in words. By the clock of the shop: that of a device may be wrong. */
export function TimeLeft({ until, onOver }: Props) {
  const { t } = useTexts();
  const { now: opened } = usePage();
  const [now, setNow] = useState(opened.getTime());
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      const at = opened.getTime() + (performance.now() - began);
      setNow(at);
      if (at >= Date.parse(until)) {
        clearInterval(timer);
        over();
      }
    }, tickMs);
    return () => clearInterval(timer);
  }, [opened, until]);
  return (
    <p className="font-medium tabular-nums">
      {t('events.wait.timeLeft', { time: timeLeftText(until, now, t) })}
    </p>
  );
}
