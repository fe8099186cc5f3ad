import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGestures } from './gestures.ts';
import { fittedSize, maxScale, panned, stepped, wholePicture, zoomedAt, type Frame } from './view.ts';

const square: Frame = { stage: { width: 800, height: 600 }, picture: { width: 600, height: 600 } };

test('PL-04 a picture fits its stage without losing its shape', () => {
  expect(fittedSize({ width: 1200, height: 1200 }, { width: 800, height: 600 })).toEqual(square.picture);
  expect(fittedSize({ width: 300, height: 100 }, { width: 600, height: 900 })).toEqual({
    width: 600,
    height: 200,
  });
});

test('PL-04 it is magnified where one pressed, and as a whole again in the middle', () => {
  const view = zoomedAt(wholePicture, { x: -100, y: 50 }, 2, square);
  expect(view).toEqual({ scale: 2, x: 100, y: -50 });
  expect(zoomedAt(view, { x: -100, y: 50 }, 1, square)).toEqual(wholePicture);
});

test('PL-04 whatever is done, the scale has its bounds and no edge of the picture comes in further than it must', () => {
  const size = fc.record({
    width: fc.integer({ min: 50, max: 2000 }),
    height: fc.integer({ min: 50, max: 2000 }),
  });
  const px = fc.integer({ min: -3000, max: 3000 });
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('zoom' as const),
      x: px,
      y: px,
      scale: fc.double({ min: 0.01, max: 50, noNaN: true }),
    }),
    fc.record({ kind: fc.constant('pan' as const), x: px, y: px }),
    fc.record({ kind: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  );
  fc.assert(
    fc.property(size, size, fc.array(act, { maxLength: 12 }), (stage, natural, acts) => {
      const frame = { stage, picture: fittedSize(natural, stage) };
      let view = wholePicture;
      for (const one of acts) {
        if (one.kind === 'zoom') view = zoomedAt(view, one, one.scale, frame);
        if (one.kind === 'pan') view = panned(view, one, frame);
        if (one.kind === 'step') view = stepped(view, one.by, frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(maxScale);
        for (const [at, side] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          const overhang = (frame.picture[side] * view.scale - stage[side]) / 2;
          expect(Math.abs(view[at])).toBeLessThanOrEqual(Math.max(0, overhang) + 1e-6);
        }
      }
    }),
  );
});

const up = (view = wholePicture, more = {}) => ({ view, frame: square, isTouch: false, now: 0, ...more });

test('PL-04 a press of the mouse magnifies there, another shows the whole; a drag between is no press', () => {
  const gestures = createGestures();
  gestures.down(1, { x: 90, y: 60 }, wholePicture);
  const pressed = gestures.up(1, { x: 92, y: 60 }, up());
  expect(pressed).toMatchObject({ kind: 'view', view: { scale: 2.5 } });
  const view = pressed.kind === 'view' ? pressed.view : wholePicture;
  gestures.down(1, { x: 0, y: 0 }, view);
  expect(gestures.move(1, { x: 30, y: 20 }, square)).toMatchObject({
    kind: 'view',
    view: { scale: 2.5, x: view.x + 30, y: view.y + 20 },
    isMoving: true,
  });
  expect(gestures.up(1, { x: 30, y: 20 }, up(view))).toMatchObject({ view: { scale: 2.5 }, isMoving: false });
  gestures.down(1, { x: 0, y: 0 }, view);
  expect(gestures.up(1, { x: 0, y: 0 }, up(view))).toMatchObject({ view: wholePicture });
});

test('PL-04 two taps of a finger magnify, one does not, nor two that are slow or apart', () => {
  const tap = (gestures: ReturnType<typeof createGestures>, x: number, now: number) => {
    gestures.down(1, { x, y: 0 }, wholePicture);
    return gestures.up(1, { x, y: 0 }, up(wholePicture, { isTouch: true, now })).kind;
  };
  const quick = createGestures();
  expect([tap(quick, 10, 0), tap(quick, 14, 200)]).toEqual(['none', 'view']);
  const slow = createGestures();
  expect([tap(slow, 10, 0), tap(slow, 10, 400)]).toEqual(['none', 'none']);
  const apart = createGestures();
  expect([tap(apart, 10, 0), tap(apart, 90, 100)]).toEqual(['none', 'none']);
});

test('PL-04 two fingers pinch about the middle between them, and the one that stays pans on', () => {
  const gestures = createGestures();
  gestures.down(1, { x: -50, y: 0 }, wholePicture);
  gestures.down(2, { x: 50, y: 0 }, wholePicture);
  gestures.move(1, { x: -100, y: 0 }, square);
  const pinched = gestures.move(2, { x: 100, y: 0 }, square);
  expect(pinched).toMatchObject({ kind: 'view', view: { scale: 2, x: 0, y: 0 } });
  const view = { scale: 2, x: 0, y: 0 };
  expect(gestures.up(1, { x: -100, y: 0 }, up(view, { isTouch: true }))).toMatchObject({ isMoving: true });
  expect(gestures.move(2, { x: 130, y: 0 }, square)).toMatchObject({ view: { scale: 2, x: 30 } });
});

test('PL-04 a whole picture is swiped to the next one; a short way lets it slide back', () => {
  const swipe = (to: number) => {
    const gestures = createGestures();
    gestures.down(1, { x: 0, y: 0 }, wholePicture);
    expect(gestures.move(1, { x: to, y: 4 }, square)).toEqual({ kind: 'drag', x: to });
    return gestures.up(1, { x: to, y: 4 }, up(wholePicture, { isTouch: true }));
  };
  expect([swipe(-120), swipe(120)]).toEqual([
    { kind: 'step', by: 1 },
    { kind: 'step', by: -1 },
  ]);
  expect(swipe(20)).toMatchObject({ kind: 'view', view: wholePicture });
  const gestures = createGestures();
  gestures.down(1, { x: 0, y: 0 }, wholePicture);
  gestures.move(1, { x: 90, y: 0 }, square);
  expect(gestures.cancel(1)).toEqual({ kind: 'drag', x: 0 });
  expect(gestures.move(7, { x: 0, y: 0 }, square)).toEqual({ kind: 'none' });
});
