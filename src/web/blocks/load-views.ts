import { isBlock } from './traits.ts';
import type { BlockView } from './view.ts';
import { views } from './views.ts';

/** Code of the shop alone, nothing of a visitor: views that have arrived, and those on their way. */
const loaded = new Map<string, BlockView>();
const loading = new Map<string, Promise<BlockView>>();

/** The view of a block when it is already here. */
export function loadedView(name: string): BlockView | undefined {
  return loaded.get(name);
}

/** Fetches the view of a block once. A view that could not be fetched is asked for again the next time. */
export function loadView(name: string): Promise<BlockView> {
  const running = loading.get(name);
  if (running) return running;
  if (!isBlock(name)) return Promise.reject(new Error(`unknown block ${name}`));
  const started = views[name]().then(
    ({ View }) => {
      loaded.set(name, View as BlockView);
      return View as BlockView;
    },
    (error: unknown) => {
      loading.delete(name);
      throw error;
    },
  );
  loading.set(name, started);
  return started;
}

/** Fetches the views of several blocks, each once. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(names)].map(loadView));
}
