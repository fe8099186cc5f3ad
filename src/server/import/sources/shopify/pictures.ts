import { cut } from '../../values.ts';
import type { ShopifyFile } from './file.ts';
import type { ShopifyGroup, ShopifyRow } from './group.ts';

const maxImages = 50;

export interface Picture {
  file: string;
  alt: string;
}

/** Pictures of all rows by their position, each address once. */
export function gallery(group: ShopifyGroup, file: ShopifyFile): Picture[] {
  const images = new Map<string, { file: string; alt: string; position: number }>();
  for (const [index, row] of group.rows.entries()) {
    const source = imageAddress(row.get('image'), row, file);
    if (!source || images.has(source)) continue;
    const position = Number(row.get('imagePosition')) || index + 1;
    images.set(source, { file: source, alt: cut(row.get('imageAlt'), 255), position });
  }
  return [...images.values()].sort((a, b) => a.position - b.position);
}

/** Pictures of a variant: its own first, then those of the product. */
export function picturesOf(own: string, images: Picture[], row: ShopifyRow, file: ShopifyFile): Picture[] {
  const source = own && imageAddress(own, row, file);
  if (!source) return images.slice(0, maxImages);
  const first = images.find((image) => image.file === source) ?? { file: source, alt: '' };
  return [first, ...images.filter((image) => image.file !== source)].slice(0, maxImages);
}

function imageAddress(address: string, row: ShopifyRow, file: ShopifyFile): string | undefined {
  if (address === '') return undefined;
  const source = address.replace(/^(?:http:)?\/\//i, 'https://');
  if (source.length <= 1000 && URL.canParse(source) && source.startsWith('https://')) return source;
  file.findings.notice(row.place, 'an image address that is no https address is left out');
  return undefined;
}
