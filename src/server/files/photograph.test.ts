import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPhotograph } from './photograph.ts';

test('AD-04 photographs of strangers are read and rendered one after the other', async () => {
  const photograph = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#357' } })
    .jpeg({ progressive: true })
    .toBuffer();
  let max = 0;
  const watch = () => {
    const { queue, process } = sharp.counters();
    // Not their sum: one that is just begun may be counted in both.
    max = Math.max(max, queue, process);
  };
  sharp.queue.on('change', watch);
  const rendered = await Promise.all(
    Array.from({ length: 4 }, () => renderPhotograph(photograph, { large: 600, small: 100 })),
  );
  sharp.queue.off('change', watch);
  expect(rendered.map(({ width }) => width)).toEqual([600, 600, 600, 600]);
  expect(max).toBe(1);
});
