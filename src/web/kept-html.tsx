import { Fragment, type ComponentType, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { tallinnDay } from '../domain/time.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { PageProvider, type PageContext } from './state/page.tsx';
import type { Keeper } from './ui/kept.tsx';

/** Stands where HTML is put in; new in every process, so that no text of a visitor or a product can hold it. */
const mark = crypto.randomUUID();

/** About so many letters are kept: some five thousand cards of products. */
const mostLetters = 12_000_000;

/**
 * HTML of kept parts by all that it shows: the part, whom it is for, the day, its props. So nothing in here is ever
 * old, nor seen by anybody it was not drawn for. What was not asked for the longest goes first.
 */
const kept = new Map<string, string>();
let letters = 0;

/** Numbers of kept parts, which are few and live as long as the process. */
const numbers = new Map<unknown, number>();

interface Asked {
  key: string;
  part: FunctionComponent<object>;
  props: object;
}

/** The keeper for one page, and what puts the HTML of its kept parts into that of the page. */
export function keepHtml(page: PageContext): { keeper: Keeper; fill: (html: string) => string } {
  const seenBy = `${JSON.stringify(page.audience)} ${tallinnDay(page.now)}`;
  const asked: Asked[] = [];

  function keeper<P extends object>(part: ComponentType<P>, props: P): string {
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    const key = `${numbers.get(part)} ${seenBy} ${JSON.stringify(props)}`;
    asked.push({ key, part: part as FunctionComponent<object>, props });
    return `${mark}${asked.length - 1};`;
  }

  function fill(html: string): string {
    const htmlOf = htmlOfAll(asked, page);
    const [first, ...rest] = html.split(mark);
    return rest.reduce((text, piece) => {
      const end = piece.indexOf(';');
      return text + htmlOf(Number(piece.slice(0, end))) + piece.slice(end + 1);
    }, first!);
  }

  return { keeper, fill };
}

/** Draws together what is not kept yet. */
function htmlOfAll(asked: readonly Asked[], page: PageContext): (index: number) => string {
  const missing = new Map(asked.filter(({ key }) => !kept.has(key)).map((one) => [one.key, one]));
  const found = new Map<string, string>();
  if (missing.size > 0) {
    const drawn = drawnOutside([...missing.values()], page).split(mark);
    [...missing.keys()].forEach((key, index) => found.set(key, drawn[index]!));
  }
  for (const { key } of asked) {
    const html = found.get(key) ?? kept.get(key)!;
    found.set(key, html);
    keep(key, html);
  }
  return (index) => found.get(asked[index]!.key)!;
}

/** Parts one after another, each with a mark behind it. They see a page that could be any: nothing of this one is kept with them. */
function drawnOutside(parts: readonly Asked[], page: PageContext): string {
  const anyPage = { ...page, url: '/', path: '/', search: new URLSearchParams(), params: {} };
  return renderToString(
    <TextsProvider value={page.texts}>
      <PageProvider value={anyPage}>
        {parts.map(({ key, part: Part, props }) => (
          <Fragment key={key}>
            <Part {...props} />
            {mark}
          </Fragment>
        ))}
      </PageProvider>
    </TextsProvider>,
  );
}

function keep(key: string, html: string): void {
  // A Map keeps the order of coming: the first key is the one longest unused.
  if (kept.delete(key)) letters -= key.length + html.length;
  kept.set(key, html);
  letters += key.length + html.length;
  for (const [oldest, its] of kept) {
    if (letters <= mostLetters) break;
    kept.delete(oldest);
    letters -= oldest.length + its.length;
  }
}
