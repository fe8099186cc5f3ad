import { onDemand } from '../../parts/on-demand.tsx';

/** Id of the open panel, for `aria-controls` of its button. */
export const menuId = 'category-menu';

export const loadCategoryMenu = () => import('./CategoryMenu.tsx');

/** The category menu is fetched when the pointer or the focus comes to its button. */
export const LazyCategoryMenu = onDemand(loadCategoryMenu);
