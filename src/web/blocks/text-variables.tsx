import { useQueryClient } from '@tanstack/react-query';
import { idFromSlug } from '../../domain/catalogue/rules.ts';
import { countryIds, type CountryCode } from '../../domain/shops/audience.ts';
import { productQuery } from '../api/catalogue.ts';
import { parcelWords, productWords } from '../parts/delivery-words.ts';
import { usePage } from '../state/page.tsx';

/**
 * `{delivery}` is what the visitor's country is promised, on the page of a product for that product; `{delivery:FI}` what a
 * country by name is.
 */
const variable = /\{delivery(?::([A-Z]{2}))?\}/g;

/** A text of an editor with its variables filled in, as the page is rendered. What is no variable stays as it was typed. */
export function TextWithVariables({ text }: { text: string }) {
  return text.includes('{delivery') ? <Filled text={text} /> : text;
}

function Filled({ text }: { text: string }) {
  const page = usePage();
  const queries = useQueryClient();
  return text.replace(variable, (typed, code?: string) => {
    if (code !== undefined) return code in countryIds ? parcelWords(page, code as CountryCode) : typed;
    const id = productOf(page.path);
    const product = id === null ? undefined : queries.getQueryData(productQuery(id).queryKey);
    return (product && productWords(product, page)) ?? parcelWords(page);
  });
}

/** The product that a page at this address is about. */
function productOf(path: string): number | null {
  const [, slug] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? null : idFromSlug(slug);
}
