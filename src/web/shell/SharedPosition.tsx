import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import type { SharedPosition as Position } from '../../domain/creator/placeholder-types.ts';
import { sharedPlaceholdersQuery } from '../api/creator.ts';
import { BlockTree, type BlockTreeProps } from '../blocks/BlockTree.tsx';
import { loadView } from '../blocks/load-views.ts';
import { useT } from '../i18n/texts.tsx';
import { usePage } from '../state/page.tsx';
import { cachedFragment } from '../ui/fragment.tsx';

/** Links are the same on every page, so they are cached. Other blocks may depend on the page. */
const CachedLinks = cachedFragment<Pick<BlockTreeProps, 'nodes' | 'pictures' | 'mode' | 'place'>>(BlockTree);

/** What editors put into a position that pages share; nothing when it is empty (CR-11). Most hold links, which the frame renders in its own way. */
export function SharedPosition({ type, place = 'links' }: { type: Position; place?: 'links' | 'page' }) {
  const t = useT();
  const { mode } = usePage();
  const { data } = useQuery(sharedPlaceholdersQuery());
  const placeholder = data?.positions[type];
  const renderedFor = useRenderedFor(placeholder?.components);
  if (!data || !placeholder) return null;
  const nodes = placeholder.components;
  const isLinks = nodes.every((node) => node.name === 'link_button');
  const Blocks = place === 'links' && isLinks ? CachedLinks : BlockTree;
  const blocks = (
    <Blocks key={renderedFor} nodes={nodes} pictures={data.pictures} mode={mode} place={place} />
  );
  // Links are inside a landmark of the frame already; a banner needs its own.
  return place === 'links' ? blocks : <aside aria-label={t('common.notifications')}>{blocks}</aside>;
}

/**
 * The product for which blocks stand rendered, as its path, or nothing: what they say of delivery is what it is promised. The HTML
 * of the server stays until there is code to render another page's with, so that nothing moves meanwhile.
 */
function useRenderedFor(nodes: readonly ComposedNode[] | undefined): string {
  const { path } = usePage();
  const about = /^\/products\/\d/.test(path) ? path : '';
  const [renderedFor, setRenderedFor] = useState(about);
  useEffect(() => {
    if (about !== renderedFor && JSON.stringify(nodes)?.includes('{delivery}'))
      Promise.all(nodes!.map(({ name }) => loadView(name))).then(() => setRenderedFor(about), staysAsItIs);
  }, [about, renderedFor, nodes]);
  return renderedFor;
}

/** The next page tries again. */
const staysAsItIs = () => {};
