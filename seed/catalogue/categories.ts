import type { ImportCategory } from '../../src/domain/catalogue/import-format.ts';
import { careBranches } from './categories-care.ts';
import { shopBranches } from './categories-shop.ts';
import { typeset } from './option-words.ts';
import type { Texts } from './texts.ts';

/** A category as its branch names it; the position follows from the order. */
interface Leaf {
  code: string;
  name: Texts;
  description: Texts;
  /** File in media/products, or `covers/…`, without its ending. */
  image: string;
  children?: readonly Leaf[];
}

export interface Branch extends Leaf {
  /** Name of an icon of the shop's sprite (web/ui/icons/names.ts). */
  icon: string;
}

/** The category tree, parents before their children. */
export const categories: ImportCategory[] = [...careBranches, ...shopBranches].flatMap((branch, index) =>
  records(branch, index),
);

function records(leaf: Leaf | Branch, position: number, parent?: string): ImportCategory[] {
  const { code, name, description, image, children = [] } = leaf;
  const own: ImportCategory = {
    code,
    ...(parent && { parent }),
    name,
    description: typeset(description),
    image: image.includes('/') ? `media/${image}.webp` : `media/products/${image}.webp`,
    ...('icon' in leaf && { icon: leaf.icon }),
    position,
  };
  return [own, ...children.flatMap((child, index) => records(child, index, code))];
}
