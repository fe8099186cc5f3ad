import type { ComponentType } from 'react';
import type { Post } from '../../../domain/creator/contract.ts';

interface Props {
  posts: readonly Post[];
  Card: ComponentType<{ post: Post; level: 2 | 3; isLarge?: boolean }>;
  level?: 2 | 3;
  /** Side by side from 860 px; from 1280 px always three. */
  onTablet?: 2 | 3;
  /** The first one takes the room of four. */
  isFirstLarge?: boolean;
}

const rows = {
  2: {
    list: 'md:grid-cols-2 lg:grid-cols-3',
    alone: 'md:max-lg:last:nth-[2n+1]:col-span-full lg:last:nth-[3n+1]:col-span-full',
  },
  3: { list: 'md:grid-cols-3', alone: 'md:last:nth-[3n+1]:col-span-full' },
};

/** Teasers in rows, none alone in its row: one that would be takes the whole of it, with its picture beside the words. */
export function TeaserGrid({ posts, Card, level = 2, onTablet = 3, isFirstLarge = false }: Props) {
  const { list, alone } = rows[onTablet];
  // Two in all: the second stands beside the large one and is as high.
  const one = `@container ${alone} ${isFirstLarge ? 'md:last:nth-2:row-span-2' : ''}`;
  return (
    <ul className={`grid gap-4 md:gap-6 ${list}`}>
      {posts.map((post, index) => {
        const isLarge = isFirstLarge && index === 0;
        return (
          <li key={post.path} className={isLarge ? 'md:col-span-2 md:row-span-2' : one}>
            <Card post={post} level={level} isLarge={isLarge} />
          </li>
        );
      })}
    </ul>
  );
}
