import { Fragment, type ComponentType, type FunctionComponent } from 'react';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { textsFor } from './i18n/server.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { FragmentContextProvider, type FragmentContext } from './state/fragment-context.tsx';
import type { RenderFragment } from './ui/fragment.tsx';

/** Stands where ready bytes go; random, so that no text of a visitor or a product can hold it. */
const placeholder = crypto.randomUUID();

/**
 * HTML of fragments by everything they can see: component, context, props. So an entry is never outdated, and never
 * seen by an audience it was not rendered for. Room for some six thousand product cards.
 */
const cache = new LRUCache<string, Uint8Array>({
  maxSize: 16_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Stands for a component in keys. Components are few and live as long as the process. */
const numbers = new Map<unknown, number>();

const utf8 = new TextEncoder();

/** The fragments of one page. */
export interface PageFragments {
  renderFragment: RenderFragment;
  /** Answers what stands in the HTML until `ready` is put there as it is. */
  place: (ready: Uint8Array) => string;
  /** The page with everything put in its place. */
  bytesOf: (html: string) => Uint8Array;
  /** What fragments threw, which are missing from the page. */
  errors: readonly unknown[];
}

interface FragmentRequest {
  key: string;
  component: FunctionComponent<object>;
  props: object;
}

/** Collects the fragments of a page while React renders it, and renders those that are not cached. */
export function fragmentsOf(context: FragmentContext): PageFragments {
  const contextKey = JSON.stringify(context);
  const placed: (FragmentRequest | Uint8Array)[] = [];
  const errors: unknown[] = [];
  const placeholderOf = (what: FragmentRequest | Uint8Array) => `${placeholder}${placed.push(what) - 1};`;

  function renderFragment<P extends object>(component: ComponentType<P>, props: P): string {
    if (!numbers.has(component)) numbers.set(component, numbers.size);
    const key = `${numbers.get(component)} ${contextKey} ${JSON.stringify(props)}`;
    return placeholderOf({ key, component: component as FunctionComponent<object>, props });
  }

  function bytesOf(html: string): Uint8Array {
    const ready = htmlOf(placed.filter(isRequest));
    const [first, ...rest] = html.split(placeholder);
    const pieces: Uint8Array[] = [Buffer.from(first!)];
    for (const piece of rest) {
      const end = piece.indexOf(';');
      const what = placed[Number(piece.slice(0, end))]!;
      pieces.push(isRequest(what) ? ready.get(what.key)! : what, Buffer.from(piece.slice(end + 1)));
    }
    return Buffer.concat(pieces);
  }

  /** HTML by key. Held here too, as the cache may already have dropped the first when the last is put in. */
  function htmlOf(requests: readonly FragmentRequest[]): Map<string, Uint8Array> {
    const found = new Map<string, Uint8Array>();
    const missing = new Map<string, FragmentRequest>();
    for (const one of requests) {
      const html = found.get(one.key) ?? cache.get(one.key);
      if (html) found.set(one.key, html);
      else missing.set(one.key, one);
    }
    for (const [key, html] of renderAll([...missing.values()])) found.set(key, html);
    return found;
  }

  /** One render for all of them; where one throws, each by itself, and that one is left out. */
  function renderAll(requests: readonly FragmentRequest[]): [string, Uint8Array][] {
    if (requests.length === 0) return [];
    try {
      const html = renderIsolated(requests, context).split(placeholder);
      return requests.map(({ key }, at) => {
        const bytes = utf8.encode(html[at]);
        cache.set(key, bytes);
        return [key, bytes];
      });
    } catch (error) {
      if (requests.length > 1) return requests.flatMap((one) => renderAll([one]));
      errors.push(error);
      return [[requests[0]!.key, new Uint8Array()]];
    }
  }

  return { renderFragment, place: placeholderOf, bytesOf, errors };
}

function isRequest(what: FragmentRequest | Uint8Array): what is FragmentRequest {
  return 'key' in what;
}

/** Fragments one after another, a placeholder behind each. Nothing stands above them but their context and the texts. */
function renderIsolated(requests: readonly FragmentRequest[], context: FragmentContext): string {
  return renderToString(
    <TextsProvider value={textsFor(context.language)}>
      <FragmentContextProvider value={context}>
        {requests.map(({ key, component: Component, props }) => (
          <Fragment key={key}>
            <Component {...props} />
            {placeholder}
          </Fragment>
        ))}
      </FragmentContextProvider>
    </TextsProvider>,
  );
}
