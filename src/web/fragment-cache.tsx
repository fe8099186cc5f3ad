import { Fragment, type ComponentType, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { tallinnDay } from '../domain/time.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { PageProvider, type PageContext } from './state/page.tsx';
import type { FragmentRenderer } from './ui/fragment.tsx';

/** Stands where ready bytes are put in; new in every process, so that no text of a visitor or a product can hold it. */
const mark = crypto.randomUUID();

/** As much HTML of kept parts as is held, with its keys: some six thousand cards of products. */
const maxBytes = 16_000_000;

/**
 * HTML of kept parts by all that they can see: the part, whom it is for, the shop's address, the mode, the day, its
 * props. So nothing in here is ever old, nor seen by anybody it was not drawn for. What was not asked for the longest
 * goes first.
 */
const kept = new Map<string, Uint8Array>();
let bytes = 0;

/** Numbers of kept parts, which are few and live as long as the process. */
const numbers = new Map<unknown, number>();

const utf8 = new TextEncoder();

/** Puts a page together from what React draws for it and from what is ready. */
export interface PageFragments {
  /** Answers the parts that are drawn once for many pages. */
  renderFragment: FragmentRenderer;
  /** Answers what stands in the HTML where `ready` shall be, as it is. */
  place: (ready: Uint8Array) => string;
  /** The page, with all that was placed in it. */
  bytesOf: (html: string) => Uint8Array;
}

interface Asked {
  key: string;
  part: FunctionComponent<object>;
  props: object;
}

/** The assembly of one page. */
export function fragmentsOf(page: PageContext): PageFragments {
  const seenBy = JSON.stringify([page.audience, page.origin, page.mode, tallinnDay(page.now)]);
  const placed: (Asked | Uint8Array)[] = [];
  const markOf = (what: Asked | Uint8Array) => `${mark}${placed.push(what) - 1};`;

  function renderFragment<P extends object>(part: ComponentType<P>, props: P): string {
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    const key = `${numbers.get(part)} ${seenBy} ${JSON.stringify(props)}`;
    return markOf({ key, part: part as FunctionComponent<object>, props });
  }

  function bytesOf(html: string): Uint8Array {
    const ready = htmlOf(placed.filter(isAsked), page);
    const [first, ...rest] = html.split(mark);
    const pieces: Uint8Array[] = [Buffer.from(first!)];
    for (const piece of rest) {
      const end = piece.indexOf(';');
      const what = placed[Number(piece.slice(0, end))]!;
      pieces.push(isAsked(what) ? ready.get(what.key)! : what, Buffer.from(piece.slice(end + 1)));
    }
    return Buffer.concat(pieces);
  }

  return { renderFragment, place: markOf, bytesOf };
}

function isAsked(what: Asked | Uint8Array): what is Asked {
  return 'key' in what;
}

/** The HTML of parts by their keys; what is not kept yet is drawn, all of it together. */
function htmlOf(asked: readonly Asked[], page: PageContext): Map<string, Uint8Array> {
  const missing = new Map(asked.filter(({ key }) => !kept.has(key)).map((one) => [one.key, one]));
  const drawn = missing.size > 0 ? drawnOutside([...missing.values()], page).split(mark) : [];
  const found = new Map<string, Uint8Array>(
    [...missing.keys()].map((key, at) => [key, utf8.encode(drawn[at])]),
  );
  for (const { key } of asked) {
    const html = found.get(key) ?? kept.get(key)!;
    found.set(key, html);
    keep(key, html);
  }
  return found;
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

function keep(key: string, html: Uint8Array): void {
  // A Map keeps the order of coming: the first key is the one longest unused.
  if (kept.delete(key)) bytes -= key.length + html.length;
  kept.set(key, html);
  bytes += key.length + html.length;
  for (const [oldest, its] of kept) {
    if (bytes <= maxBytes) break;
    kept.delete(oldest);
    bytes -= oldest.length + its.length;
  }
}
