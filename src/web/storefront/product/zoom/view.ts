export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How a picture is looked at: how much larger than it fits, and how far its middle is from that of the stage, in px. */
export interface View extends Point {
  scale: number;
}

/** The stage, and the picture as it fits into it. */
export interface Frame {
  stage: Size;
  picture: Size;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
/** Beyond this a photograph of the shop shows no more than its grain. */
export const maxScale = 4;
/** What one press magnifies to. */
export const pressScale = 2.5;
const step = 1.5;

/** The largest size of the picture's shape that fits. */
export function fittedSize(natural: Size, stage: Size): Size {
  const ratio = Math.min(stage.width / natural.width, stage.height / natural.height);
  return { width: natural.width * ratio, height: natural.height * ratio };
}

/** Another scale, the place under `at` (px from the middle of the stage) staying where it is as far as the edges allow. */
export function zoomedAt(view: View, at: Point, wanted: number, frame: Frame): View {
  const scale = Math.max(1, Math.min(maxScale, wanted));
  const grown = scale / view.scale;
  return clamped({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** The next larger or smaller view of the same middle. */
export function stepped(view: View, by: 1 | -1, frame: Frame): View {
  return zoomedAt(view, { x: 0, y: 0 }, by > 0 ? view.scale * step : view.scale / step, frame);
}

export function panned(view: View, by: Point, frame: Frame): View {
  return clamped({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** No edge of the picture comes further in than it must: what is smaller than the stage stays in its middle. */
function clamped(view: View, { stage, picture }: Frame): View {
  const within = (value: number, size: number, room: number) => {
    const max = Math.max(0, (size * view.scale - room) / 2);
    // No minus zero.
    return Math.max(-max, Math.min(max, value)) + 0;
  };
  return {
    scale: view.scale,
    x: within(view.x, picture.width, stage.width),
    y: within(view.y, picture.height, stage.height),
  };
}
