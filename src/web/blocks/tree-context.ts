import { createContext, useContext } from 'react';
import type { PictureMeta, Scheme } from '../../domain/creator/contract.ts';
import type { RenderMode } from '../state/page.tsx';

export interface TreeContext {
  mode: RenderMode;
  /** `links`: a place of the frame that renders its links itself. */
  look: 'page' | 'links';
  /** The page the blocks belong to; shared positions have none. */
  scheme: Scheme | null;
  /** Sizes and colours of pictures, by the address the props name. */
  pictures: Readonly<Record<string, PictureMeta>>;
  /** Whether a block of the tree gives the page its h1. */
  hasHeading: boolean;
  /** The product list whose products come with the page; the others fetch theirs when they are near. */
  firstList: string | undefined;
  /** Whether it is an article, which is read in one column. */
  isArticle: boolean;
  /** The block an editor has chosen, in edit mode. */
  selected: string | null;
}

const Context = createContext<TreeContext | null>(null);

export const TreeProvider = Context.Provider;

/** The tree a block is rendered in; throws outside of one. */
export function useTree(): TreeContext {
  const tree = useContext(Context);
  if (!tree) throw new Error('useTree needs a BlockTree above it');
  return tree;
}

const EagerContext = createContext(false);

/** Around what opens the page: its pictures are fetched at once. */
export const EagerProvider = EagerContext.Provider;

/** Whether the block opens its page, so that its pictures are fetched at once. */
export function useIsEager(): boolean {
  return useContext(EagerContext);
}
