import { blockNames } from '../../domain/creator/block-names.ts';
import { loadViews } from './load-views.ts';

// Read once when the renderer is loaded, so that nothing waits while a page is rendered.
await loadViews(blockNames);
