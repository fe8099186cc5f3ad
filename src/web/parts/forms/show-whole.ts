/** Whoever pressed the button below a long form sees on a phone why nothing happened. */
export const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });
