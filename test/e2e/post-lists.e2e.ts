import { expect, test } from 'vitest';
import { desktop, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

test('RT-06 RT-07 RT-08 whatever their number, no card of a list of posts stands alone in a row', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  for (const path of ['/campaigns', '/events', '/inspiration']) {
    await open(path);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });
    for (let left = await cards.count(); left > 1; left--) {
      for (const width of [1440, 1000]) {
        await page.setViewportSize({ width, height: desktop.height });
        const boxes = await cards.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON()),
        );
        const [first, last] = [boxes[0] as DOMRect, boxes.at(-1) as DOMRect];
        const neighbours = boxes.filter(({ top, bottom }) => top < last.bottom && bottom > last.top);
        if (neighbours.length > 1) continue;
        const list = await cards.first().locator('..').boundingBox();
        expect([Math.round(last.left), Math.round(last.width)], `${path}, ${left} at ${width} px`).toEqual([
          Math.round(first.left),
          Math.round(list!.width),
        ]);
      }
      await cards.last().evaluate((one) => one.remove());
    }
  }
});
