import type { Texts } from '../../catalogue/texts.ts';
import { block, rich, type SeedBlock, type SeedPage } from '../builder.ts';

/** A page of information: its name, a line that says what it is about, and the text. */
export function information(
  path: string,
  title: Texts,
  description: Texts,
  body: Texts,
  more: readonly SeedBlock[] = [],
): SeedPage {
  return {
    type: 'ROUTE',
    path,
    title,
    description,
    placeholders: {
      MAIN: [
        block('content_head', { title, body: rich(description) }),
        block('dynamic_text', { body: rich(body) }),
        ...more,
      ],
    },
  };
}
