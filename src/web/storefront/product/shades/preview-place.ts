interface Size {
  width: number;
  height: number;
}

const gap = 8;

/**
 * Where a panel stands beside what it shows, in px of the window: right of it, left where the window ends, else below or
 * above it in the middle of a narrow window. Never outside the window.
 */
export function previewPlace(
  anchor: { left: number; right: number; top: number; bottom: number },
  panel: Size,
  window: Size,
): { left: number; top: number } {
  const within = (value: number, size: number, room: number) =>
    Math.max(gap, Math.min(value, room - size - gap));
  const middle = (anchor.top + anchor.bottom - panel.height) / 2;
  const fitsRight = anchor.right + gap + panel.width + gap <= window.width;
  const fitsLeft = anchor.left - gap - panel.width - gap >= 0;
  if (fitsRight || fitsLeft) {
    return {
      left: within(
        fitsRight ? anchor.right + gap : anchor.left - gap - panel.width,
        panel.width,
        window.width,
      ),
      top: within(middle, panel.height, window.height),
    };
  }
  const below = anchor.bottom + gap;
  const top = below + panel.height + gap <= window.height ? below : anchor.top - gap - panel.height;
  return {
    left: within((anchor.left + anchor.right - panel.width) / 2, panel.width, window.width),
    top: within(top, panel.height, window.height),
  };
}
