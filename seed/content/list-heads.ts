import { languages } from '../../src/domain/locales.ts';
import { brands } from '../catalogue/brands.ts';
import { categories } from '../catalogue/categories.ts';
import { same, type Texts } from '../catalogue/texts.ts';
import { block, brand, category, media, type SeedPage } from './builder.ts';
import { brandLogos } from './brand-logos.ts';
import { categoryFeet } from './category-feet.ts';

/** The catalogue describes its brands and categories in every language; a head without words would say nothing. */
function complete(texts: Partial<Texts> | undefined, of: string): Texts {
  const missing = languages.find((language) => !texts?.[language]);
  if (missing) throw new Error(`${of} has no description in ${missing}`);
  return texts as Texts;
}

/** Heads of brand lists: logo, name and what the brand makes. */
export const brandHeads: readonly SeedPage[] = brandLogos.map(({ slug, name }) => {
  const description = complete(brands.find((one) => one.slug === slug)?.description, slug);
  return {
    type: 'ROUTE',
    path: brand(slug),
    title: same(name),
    description,
    placeholders: {
      PRODUCT_LIST_HEAD: [
        block('brand_head', {
          title: same(name),
          description,
          imgSrc: media(`logos/${slug}.svg`),
          imgAlt: same(name),
        }),
      ],
    },
  };
});

/** What stands beside the name of a main category, files of `seed/media`. */
const headPictures: Readonly<Record<string, string>> = {
  'hair-care': 'banners/banner-botanika.webp',
  colour: 'banners/banner-tubes.webp',
  styling: 'banners/banner-plinths.webp',
  barber: 'banners/banner-kask.webp',
  electricals: 'banners/banner-tools.webp',
  tools: 'banners/banner-flatlay.webp',
  makeup: 'covers/event-makeup-class.webp',
  nails: 'banners/banner-makeup.webp',
  cosmetics: 'banners/banner-water.webp',
  hygiene: 'banners/banner-hygiene.webp',
  furniture: 'banners/banner-furniture-sage.webp',
  gifts: 'banners/banner-gifts.webp',
};

/** Heads of categories; the main ones have a picture beside their name and advice below the list. */
export const categoryHeads: readonly SeedPage[] = categories
  .filter(({ code, description }) => code in categoryFeet || description)
  .map(({ code, name, description }) => {
    const title = complete(name, code);
    const words = complete(description, code);
    const picture = headPictures[code];
    const foot = categoryFeet[code];
    return {
      type: 'ROUTE',
      path: category(code),
      title,
      description: words,
      placeholders: {
        PRODUCT_LIST_HEAD: [
          block('category_head', { title, description: words, ...(picture && { imgSrc: media(picture) }) }),
        ],
        ...(foot && { PRODUCT_LIST_FOOT: [block('category_foot', foot)] }),
      },
    };
  });
