import type { Category } from '../../domain/catalogue/contract.ts';
import { shopIcons, type IconName } from '../ui/icons/names.ts';

/** Stands for categories of products that come in shades. */
const shadeIcon: IconName = 'eyedropper-sample';

/** The icon a category names, or a plain one when the sprite has none of that name. */
export function iconOf(name: string | null): IconName {
  return shopIcons.find((one) => one === name) ?? 'squares-four';
}

/** Whether what is in a category comes in hair depths, so that it can be entered by one. */
export function isShadeCategory(category: Pick<Category, 'icon'>): boolean {
  return category.icon === shadeIcon;
}
