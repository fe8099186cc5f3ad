/** The address an `<a>` leads to within the shop, or `null` when the browser should follow it. */
export function innerAddress(
  link: Pick<HTMLAnchorElement, 'href' | 'target'> & { hasAttribute(name: string): boolean },
  here: Pick<Location, 'origin'>,
): URL | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  let url: URL;
  try {
    url = new URL(link.href);
  } catch {
    return null;
  }
  if (url.origin !== here.origin) return null;
  if (/^\/(api|media|assets)\//.test(url.pathname) || url.searchParams.has('lang')) return null;
  return url;
}

/** Whether a click asks for the page here, rather than in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
