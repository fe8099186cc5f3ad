import { useCallback, useEffect, useRef, useState } from 'react';
import { carouselTimes } from '../constants.ts';
import { slideAt } from './rules.ts';

interface Options {
  slides: number;
  delayMs: number;
  /** Nothing moves by itself: while edited, with one slide, where motion is not wanted. */
  isStill: boolean;
  hasReducedMotion: boolean;
}

export interface Slides {
  /** −1 is the clone before the first, `slides` the one after the last. */
  position: number;
  current: number;
  isSliding: boolean;
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  move: (direction: 1 | -1) => void;
  goTo: (slide: number) => void;
  /** The visitor is here: autoplay holds as long as any reason does. */
  hold: (reason: HoldReason, isHeld: boolean) => void;
}
export type HoldReason = 'hover' | 'focus' | 'hidden' | 'away';

/**
 * Where a carousel stands and when it goes on. A step takes 520 ms; from a clone it then jumps to the slide the clone
 * shows, unseen. After a move by hand autoplay rests for 3 s.
 */
export function useSlides({ slides, delayMs, isStill, hasReducedMotion }: Options): Slides {
  const [position, setPosition] = useState(0);
  const [isSliding, setSliding] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  const [held, setHeld] = useState<readonly HoldReason[]>([]);
  const [rest, setRest] = useState(0);
  const isBusy = useRef(false);

  const step = useCallback(
    (to: number) => {
      if (isBusy.current || slides < 2) return;
      if (hasReducedMotion) {
        setPosition(slideAt(to, slides));
        return;
      }
      isBusy.current = true;
      setSliding(true);
      setPosition(to);
    },
    [slides, hasReducedMotion],
  );

  useEffect(() => {
    if (!isSliding) return;
    const timer = setTimeout(() => {
      isBusy.current = false;
      setSliding(false);
      setPosition((at) => slideAt(at, slides));
    }, carouselTimes.transition);
    return () => clearTimeout(timer);
  }, [isSliding, slides]);

  const mayPlay = isPlaying && !isStill && !hasReducedMotion && slides > 1 && held.length === 0;
  useEffect(() => {
    if (!mayPlay || isSliding) return;
    const timer = setTimeout(() => {
      if (rest > 0) setRest(0);
      else step(position + 1);
    }, rest || delayMs);
    return () => clearTimeout(timer);
  }, [mayPlay, isSliding, rest, delayMs, position, step]);

  const byHand = useCallback(
    (to: number) => {
      setRest(carouselTimes.restart);
      step(to);
    },
    [step],
  );
  const hold = useCallback((reason: HoldReason, isHeld: boolean) => {
    setHeld((reasons) => {
      if (reasons.includes(reason) === isHeld) return reasons;
      return isHeld ? [...reasons, reason] : reasons.filter((one) => one !== reason);
    });
  }, []);

  return {
    position,
    current: slideAt(position, Math.max(slides, 1)),
    isSliding,
    isPlaying,
    setPlaying,
    move: (direction) => byHand(position + direction),
    goTo: byHand,
    hold,
  };
}
