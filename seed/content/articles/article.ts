import { t, type Texts } from '../../catalogue/texts.ts';
import { localeOf, languages } from '../../../src/domain/locales.ts';
import { block, rich, type SeedBlock, type SeedPage } from '../builder.ts';

interface Article {
  slug: string;
  /** File of `seed/media/covers`, without its ending. */
  cover: string;
  date: string;
  minutes: number;
  tag: Texts;
  title: Texts;
  intro: Texts;
  credits: Texts;
  body: Texts;
  /** Where the reader may go on to. */
  link: { text: Texts; url: string };
}

/** An article of the inspiration pages: head with the cover, text, a way to the products it speaks of. */
export function article({
  slug,
  cover,
  date,
  minutes,
  tag,
  title,
  intro,
  credits,
  body,
  link,
}: Article): SeedPage {
  const more: SeedBlock = block('link_button', {
    linkText: link.text,
    linkUrl: link.url,
    iconRight: 'arrow-right',
    bgColor: 'green',
  });
  return {
    type: 'POST',
    path: `/inspiration/${slug}`,
    props: {
      tag: Object.fromEntries(languages.map((language) => [localeOf[language], tag[language]])),
      reading_minutes: minutes,
    },
    title,
    description: intro,
    image: `covers/${cover}.webp`,
    date,
    placeholders: {
      MAIN: [
        block('blog_head', { title, tags: [tag], description: intro, credits }),
        block('post', { body: rich(body) }),
        more,
        block('horizontal_post_list', {
          postType: 'POST',
          limit: 3,
          title: t('Loe veel', 'Read on', 'Читайте также', 'Lue lisää', 'Lasiet vēl'),
          linkUrl: '/inspiration',
          linkText: t('Kõik artiklid', 'All articles', 'Все статьи', 'Kaikki artikkelit', 'Visi raksti'),
        }),
      ],
    },
  };
}
