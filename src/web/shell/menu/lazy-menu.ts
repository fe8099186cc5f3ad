import { onDemand } from '../../parts/on-demand.tsx';

/** The open panel, for the button that says it controls it. */
export const menuId = 'category-menu';

export const loadCategoryMenu = () => import('./CategoryMenu.tsx');

/** The category menu is fetched when the pointer or the focus comes to its button. */
export const LazyCategoryMenu = onDemand(loadCategoryMenu);
