import { carouselTimes, maxSlides } from '../constants.ts';
import { anywhere, defineBlock, vertical } from '../definition.ts';
import { int, text } from '../props.ts';

export const carousel = defineBlock({
  name: 'carousel',
  label: { en: 'Carousel', et: 'Karussell' },
  group: 'media',
  parents: anywhere,
  children: ['carousel_item'],
  maxChildren: maxSlides,
  startsWith: ['carousel_item'],
  directions: vertical,
  hydrate: 'island',
  space: 'hero',
  props: {
    /** Milliseconds as text; see `slideDelayMs`. */
    slideDelay: text(64).default(String(carouselTimes.configured)),
    visibleSlides: int(1, 2, 1),
  },
  sample: { props: {}, children: ['carousel_item', 'carousel_item'] },
});
