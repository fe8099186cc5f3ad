import { panned, pressScale, wholePicture, zoomedAt, type Frame, type Point, type View } from './view.ts';

/** What fingers and mouse do on the stage, told in px from its middle. */
export interface Gestures {
  down(id: number, at: Point, view: View): void;
  move(id: number, at: Point, frame: Frame): Outcome;
  up(id: number, at: Point, context: { view: View; frame: Frame; isTouch: boolean; now: number }): Outcome;
  cancel(id: number): Outcome;
}

/** The view that follows; how far the whole picture is dragged aside; or another picture. */
export type Outcome =
  | { kind: 'view'; view: View; isMoving: boolean }
  | { kind: 'drag'; x: number }
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'none' };

/** A press that moves less is a press and no drag. */
const pressPx = 6;
const swipePx = 48;
const doubleTapMs = 300;
const doubleTapPx = 32;

/**
 * Turns pointers into views: one pans what is magnified and swipes what is not, two pinch. A press of the mouse, or two
 * taps, magnify where they are, or show the whole picture again.
 */
export function createGestures(): Gestures {
  const pointers = new Map<number, Point>();
  /** When the last finger joined or left: where all were then, and the view. */
  let start = { at: new Map<number, Point>(), view: wholePicture };
  let hasMoved = false;
  let lastTap: { at: Point; time: number } | undefined;

  const restart = (view: View) => {
    start = { at: new Map(pointers), view };
  };

  return {
    down(id, at, view) {
      if (pointers.size === 0) hasMoved = false;
      pointers.set(id, at);
      if (pointers.size > 1) hasMoved = true;
      restart(view);
    },
    move(id, at, frame) {
      const from = start.at.get(id);
      if (!from) return { kind: 'none' };
      pointers.set(id, at);
      if (distance(from, at) >= pressPx) hasMoved = true;
      if (!hasMoved) return { kind: 'none' };
      if (pointers.size > 1) return { kind: 'view', view: pinched(frame), isMoving: true };
      if (start.view.scale === 1) return { kind: 'drag', x: at.x - from.x };
      const by = { x: at.x - from.x, y: at.y - from.y };
      return { kind: 'view', view: panned(start.view, by, frame), isMoving: true };
    },
    up(id, at, { view, frame, isTouch, now }) {
      const from = start.at.get(id);
      pointers.delete(id);
      if (!from) return { kind: 'none' };
      if (hasMoved) {
        restart(view);
        const aside = at.x - from.x;
        const isSwipe = pointers.size === 0 && view.scale === 1 && Math.abs(aside) >= swipePx;
        if (isSwipe) return { kind: 'step', by: aside < 0 ? 1 : -1 };
        return { kind: 'view', view, isMoving: pointers.size > 0 };
      }
      const isSecond = lastTap && now - lastTap.time < doubleTapMs && distance(lastTap.at, at) < doubleTapPx;
      if (isTouch && !isSecond) {
        lastTap = { at, time: now };
        return { kind: 'none' };
      }
      lastTap = undefined;
      return {
        kind: 'view',
        view: view.scale > 1 ? wholePicture : zoomedAt(view, at, pressScale, frame),
        isMoving: false,
      };
    },
    cancel(id) {
      pointers.delete(id);
      return { kind: 'drag', x: 0 };
    },
  };

  function pinched(frame: Frame): View {
    const [now, before] = [[...pointers.values()], [...start.at.values()]];
    const [from, to] = [middle(before), middle(now)];
    const spread = distance(now[0]!, now[1]!) / Math.max(1, distance(before[0]!, before[1]!));
    const view = zoomedAt(start.view, from, start.view.scale * spread, frame);
    return panned(view, { x: to.x - from.x, y: to.y - from.y }, frame);
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = ([a, b]: Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
