import { test } from 'vitest';
import { pageTimeoutMs, walkPage } from './page-walk.ts';
import { otherPages } from './pages.ts';
import { useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

for (const one of otherPages) {
  test(
    `RT-09 LY-11 ${one.name}: clean to axe, and no wider than its window from 320 to 1440 px`,
    { timeout: pageTimeoutMs },
    () => walkPage(newVisitor, one),
  );
}
