import { maxAskedBought } from '../../domain/search/limits.ts';
import { boughtProductsCall } from '../../domain/search/calls.ts';
import type { BoughtProduct } from '../../domain/search/contract.ts';
import type { Api } from '../api/client.ts';

/** How long what was answered holds, in ms: an order placed meanwhile shows a little later. */
const cachedMs = 300_000;
/** Cards that appear within this time are asked for together, in ms. */
const gatherMs = 50;

/** What is known of a product of this page; null: it was not bought, or nobody has answered yet. */
interface Known {
  until: number;
  bought: BoughtProduct | null;
}

/**
 * Shows on each card of the page whether this customer has bought its product before, also on those that appear later. Only
 * products that are shown are asked for, each once. Answers what ends it.
 */
export function syncBoughtMarks(api: Api): () => void {
  const known = new Map<number, Known>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-bought]')) {
      const bought = known.get(Number(element.dataset['bought']))?.bought;
      element.hidden = !bought || (!bought.is_itself && element.dataset['boughtFamily'] === undefined);
    }
  };

  async function ask(products: readonly number[]): Promise<void> {
    const until = Date.now() + cachedMs;
    for (const product of products) known.set(product, { until, bought: known.get(product)?.bought ?? null });
    try {
      const found = await api.get<BoughtProduct[]>(boughtProductsCall.path, { products: products.join(',') });
      for (const product of products)
        known.set(product, { until, bought: found.find((one) => one.product === product) ?? null });
      mark();
    } catch (error) {
      // A card without its mark misleads nobody; it is asked for again in a while.
      console.error('what was bought before could not be asked', error);
    }
  }

  const askForShown = () => {
    timer = undefined;
    const now = Date.now();
    const shown = [...document.querySelectorAll<HTMLElement>('[data-bought]')].map((element) =>
      Number(element.dataset['bought']),
    );
    const unknown = [...new Set(shown)].filter((product) => (known.get(product)?.until ?? 0) < now);
    for (let at = 0; at < unknown.length; at += maxAskedBought)
      void ask(unknown.slice(at, at + maxAskedBought));
  };

  const look = () => {
    mark();
    timer ??= setTimeout(askForShown, gatherMs);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
