import { lazyAreas } from './lazy-areas.ts';
import type { LazyArea, TextTree } from './keys.ts';
import type { Texts } from './texts.tsx';

/** Fetches the areas a page names before it is shown or hydrated; those already here cost nothing. */
export async function loadAreas(texts: Texts, areas: readonly LazyArea[]): Promise<void> {
  const loaders = lazyAreas as Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  await Promise.all(
    areas.map(async (area) => {
      // Areas of the back office speak Estonian and English; another language reads the English.
      const load = loaders[area]?.[texts.language] ?? loaders[area]?.['en'];
      if (load) texts.add(area, (await load()).default as TextTree);
    }),
  );
}
