import { withCompanion, lazyModule, useLazyModule, type LazyModule } from '../ui/lazy-module.ts';
import { isBlockOfFirstView } from './first-views.ts';
import { isBlock } from './traits.ts';
import type { BlockView } from './view.ts';
import { views } from './generated/views.ts';

/** Code of the shop alone, nothing of a visitor. */
const codes = new Map<string, LazyModule<BlockView>>();

function codeOf(name: string): LazyModule<BlockView> {
  let code = codes.get(name);
  if (!code) {
    if (!isBlock(name)) throw new Error(`unknown block ${name}`);
    codes.set(name, (code = lazyModule(async () => (await views[name]()).View as BlockView)));
  }
  return code;
}

/** The view of a block; suspends while it is on its way. */
export function useView(name: string): BlockView {
  return useLazyModule(codeOf(name));
}

/** Fetches the view of a block with its texts. Throws for a name that is no block. */
export function loadView(name: string): Promise<BlockView> {
  const { load } = codeOf(name);
  return isBlockOfFirstView(name) ? load() : withCompanion(load)();
}

/** Fetches the views of all blocks named, for a page that sees to its texts. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(names)].map((name) => codeOf(name).load()));
}
