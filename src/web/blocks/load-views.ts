import { lazyModule, useLazyModule, type LazyModule } from '../ui/lazy-module.ts';
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

/** Fetches the view of a block once; the same promise while it is on its way. Throws for a name that is no block. */
export function loadView(name: string): Promise<BlockView> {
  return codeOf(name).load();
}

/** Fetches the views of all blocks named. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(names)].map(loadView));
}
