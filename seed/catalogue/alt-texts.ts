import type { ImportProductInput } from '../../src/domain/catalogue/import-format.ts';
import { brandNames } from './brands.ts';
import type { Item } from './builders.ts';
import { scenes } from './scenes.ts';
import { join, same, t } from './texts.ts';
import type { Texts } from './texts.ts';

/**
 * Gives every picture its alternative text: a scene its own, a photograph the brand and name of the first
 * product it stands for, a strand of hair its shade. Throws when a picture belongs to no product and no scene.
 */
export function withAltTexts(items: readonly Item[]): Item[] {
  const owners = new Map<string, Texts>();
  for (const { record } of items) {
    const [first] = record.images ?? [];
    if (typeof first === 'string' && !owners.has(first)) owners.set(first, productAlt(record));
  }
  return items.map((item) => ({
    ...item,
    record: {
      ...item.record,
      images: item.record.images?.map((image) => {
        if (typeof image !== 'string') return image;
        if (image.startsWith('media/strands/'))
          return { file: image, alt: strandAlt(item.record), swatch: true };
        const alt = scenes[image.replace(/^media\/|\.webp$/g, '')] ?? owners.get(image);
        if (!alt) throw new Error(`${item.record.sku}: no alternative text for ${image}`);
        return { file: image, alt };
      }),
    },
  }));
}

function productAlt(record: ImportProductInput): Texts {
  return join(' ', same(brandNames[record.brand] ?? record.brand), record.name as Texts);
}

function strandAlt(record: ImportProductInput): Texts {
  return join(
    ' ',
    t(
      'Juuksesalk toonis',
      'Hair strand in shade',
      'Прядь волос, оттенок',
      'Hiussuortuva, sävy',
      'Matu šķipsna, tonis',
    ),
    record.variation as Texts,
  );
}
