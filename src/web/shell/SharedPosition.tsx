import { useQuery } from '@tanstack/react-query';
import type { SharedPosition as Position } from '../../domain/creator/placeholder-types.ts';
import { sharedPlaceholdersQuery } from '../api/creator.ts';
import { BlockTree, type BlockTreeProps } from '../blocks/BlockTree.tsx';
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
  if (!data || !placeholder) return null;
  const nodes = placeholder.components;
  const isLinks = nodes.every((node) => node.name === 'link_button');
  const Blocks = place === 'links' && isLinks ? CachedLinks : BlockTree;
  const blocks = <Blocks nodes={nodes} pictures={data.pictures} mode={mode} place={place} />;
  // Links are inside a landmark of the frame already; a banner needs its own.
  return place === 'links' ? blocks : <aside aria-label={t('common.notifications')}>{blocks}</aside>;
}
