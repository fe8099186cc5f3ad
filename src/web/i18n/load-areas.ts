import { use } from 'react';
import { commonModule } from './languages.ts';
import { lazyAreas } from './lazy-areas.ts';
import type { LazyArea, TextTree } from './keys.ts';
import { useTexts, type Texts } from './texts.tsx';

/** What belongs to an area and has a file of its own, for pages that need nothing else of it. */
const parts: { [area in LazyArea]?: readonly LazyArea[] } = {
  refusals: ['orderRefusals'],
  auth: ['password'],
};

/** Fetches the areas a page names before it is shown or hydrated; those already here cost nothing. */
export async function loadAreas(texts: Texts, areas: readonly LazyArea[]): Promise<void> {
  const wanted = areas.flatMap((area) => [area, ...(parts[area] ?? [])]);
  const loaders = lazyAreas as Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  await Promise.all(
    wanted.map(async (area) => {
      // Areas of the back office speak Estonian and English; another language reads the English.
      const load = loaders[area]?.[texts.language] ?? loaders[area]?.['en'];
      if (load) texts.add({ [area]: (await load()).default as TextTree });
    }),
  );
}

/** Fetches what buttons, fields and promises of a day say, for pages that need nothing else of what comes on demand. */
export async function loadCommon(texts: Texts): Promise<void> {
  const { default: common } = await commonModule[texts.language]();
  texts.add({ common });
}

/** How long to wait before fetching texts again that failed to load. */
const retryMs = 5000;

/** Areas on their way, by the texts they belong to; nothing of a visitor. */
const arriving = new WeakMap<Texts, Map<LazyArea, Promise<void>>>();

/**
 * The texts with `area` among them; suspends until it has arrived, which on the server it has. One that cannot be fetched
 * stays without its texts.
 */
export function useTextsWith(area: LazyArea): Texts {
  const texts = useTexts();
  let areas = arriving.get(texts);
  if (!areas) arriving.set(texts, (areas = new Map()));
  let arrived = areas.get(area);
  if (!arrived) {
    if (texts.hasArea(area)) return texts;
    arrived = loadAreas(texts, [area]).catch(() => {
      // Not at once: the components waiting for it render again first and would only retry.
      setTimeout(() => areas.delete(area), retryMs);
    });
    areas.set(area, arrived);
  }
  // Even when it is here by now: a component that suspended on it must use it again.
  use(arrived);
  return texts;
}
