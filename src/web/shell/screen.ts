import { isOnScreenOf } from '../ui/screen-width.ts';

/** Whether the window has the wide navbar: from MD up (LY-11). In the browser only. */
export function isWideScreen(): boolean {
  return isOnScreenOf('md');
}
