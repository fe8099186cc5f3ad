import { scenes } from '../../catalogue/scenes.ts';
import type { Texts } from '../../catalogue/texts.ts';
import { block, media, rich, type SeedBlock, type SeedPage } from '../builder.ts';

interface Around {
  /** File of `seed/media` without its ending, shown beside the text. */
  picture?: string;
  before?: readonly SeedBlock[];
  after?: readonly SeedBlock[];
}

/** A page of information: its name, a line that says what it is about, and the text. */
export function information(
  path: string,
  title: Texts,
  description: Texts,
  body: Texts,
  { picture, before = [], after = [] }: Around = {},
): SeedPage {
  return {
    type: 'ROUTE',
    path,
    title,
    description,
    ...(picture && { image: `${picture}.webp` }),
    placeholders: {
      MAIN: [
        block('content_head', { title, body: rich(description) }),
        ...before,
        picture
          ? block('content_post', {
              imgSrc: media(`${picture}.webp`),
              imgAlt: scenes[picture]!,
              body: rich(body),
            })
          : block('dynamic_text', { body: rich(body) }),
        ...after,
      ],
    },
  };
}
