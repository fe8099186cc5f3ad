/** Whether a path belongs to the back office, whatever stands there. Apart, as browsers of shoppers need no more of it. */
export function isAdminPath(path: string): boolean {
  return /^\/+admin(?:\/|$)/.test(path);
}
