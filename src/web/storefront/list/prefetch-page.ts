export { prefetchList } from './prefetch.ts';
export { prefetchPositions } from './prefetch-positions.ts';
