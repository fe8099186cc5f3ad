import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';
import { createGestures, type Outcome } from './gestures.ts';
import {
  fittedSize,
  panned,
  pressScale,
  stepped,
  wholePicture,
  zoomedAt,
  type Frame,
  type Point,
  type Size,
  type View,
} from './view.ts';

interface Options {
  /** The picture as it was made; each begins whole, or magnified where `at` says (shares of its size). */
  picture: Size & { key: string };
  at: Point | undefined;
  /** Leads to another picture. */
  onStep: (by: 1 | -1) => void;
}

/** How far an arrow key moves what is magnified, in px. */
const keyPanPx = 80;
/** How much a notch of the wheel magnifies. */
const wheelBase = 1.0015;

/** How the picture on the stage is looked at, and what changes that: fingers, mouse, wheel and keys. */
export function useZoomView(stage: RefObject<HTMLElement | null>, { picture, at, onStep }: Options) {
  const [gestures] = useState(createGestures);
  const size = useSize(stage);
  const [changed, setChanged] = useState<{ key: string; view: View; isMoving: boolean }>();
  const [drag, setDrag] = useState(0);

  const frame: Frame = { stage: size, picture: fittedSize(picture, size) };
  const isKnown = size.width > 0;
  const own = changed?.key === picture.key ? changed : undefined;
  const view = panned(own?.view ?? startOf(at, frame), { x: 0, y: 0 }, frame);

  const look = (next: View, isMoving = false) => setChanged({ key: picture.key, view: next, isMoving });
  const follow = (outcome: Outcome) => {
    if (outcome.kind === 'view') look(outcome.view, outcome.isMoving);
    if (outcome.kind === 'step') onStep(outcome.by);
    setDrag(outcome.kind === 'drag' ? outcome.x : 0);
  };
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current!.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    look(zoomedAt(view, pointOf(event), view.scale * wheelBase ** -event.deltaY, frame));
  });
  useEffect(() => {
    const box = stage.current!;
    const listen = (event: WheelEvent) => onWheel(event);
    // React would listen passively, and the page behind would scroll.
    box.addEventListener('wheel', listen, { passive: false });
    return () => box.removeEventListener('wheel', listen);
  }, [stage]);

  return {
    view,
    /** How far the whole picture is dragged aside, in px. */
    drag,
    isMoving: own?.isMoving ?? false,
    fitted: isKnown ? frame.picture : undefined,
    zoomBy: (by: 1 | -1) => look(stepped(view, by, frame)),
    /** Whether the key meant something here. */
    onKey(key: string): boolean {
      const pan = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
      if (key === '+' || key === '=') look(stepped(view, 1, frame));
      else if (key === '-') look(stepped(view, -1, frame));
      else if (key === '0') look(wholePicture);
      else if (key === 'Enter' || key === ' ')
        look(view.scale > 1 ? wholePicture : zoomedAt(view, { x: 0, y: 0 }, pressScale, frame));
      else if (pan && view.scale > 1)
        look(panned(view, { x: pan[0]! * keyPanPx, y: pan[1]! * keyPanPx }, frame));
      else if (key === 'ArrowLeft' || key === 'ArrowRight') onStep(key === 'ArrowRight' ? 1 : -1);
      else return false;
      return true;
    },
    pointers: {
      onPointerDown(event: PointerEvent) {
        if (event.button > 0) return;
        stage.current!.setPointerCapture?.(event.pointerId);
        gestures.down(event.pointerId, pointOf(event), view);
      },
      onPointerMove(event: PointerEvent) {
        const outcome = gestures.move(event.pointerId, pointOf(event), frame);
        if (outcome.kind !== 'none') follow(outcome);
      },
      onPointerUp(event: PointerEvent) {
        const isTouch = event.pointerType !== 'mouse';
        follow(gestures.up(event.pointerId, pointOf(event), { view, frame, isTouch, now: event.timeStamp }));
      },
      onPointerCancel(event: PointerEvent) {
        follow(gestures.cancel(event.pointerId));
      },
    },
  };
}

function startOf(at: Point | undefined, frame: Frame): View {
  if (!at) return wholePicture;
  const { width, height } = frame.picture;
  const point = { x: (at.x - 0.5) * width, y: (at.y - 0.5) * height };
  return zoomedAt(wholePicture, point, pressScale, frame);
}

/** The inner size of an element, in px; 0 until it is measured. */
function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, [box]);
  return size;
}
