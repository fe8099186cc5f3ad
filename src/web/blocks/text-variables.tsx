import { countryIds, type CountryCode } from '../../domain/shops/audience.ts';
import { parcelWords } from '../parts/delivery-words.ts';
import { usePage } from '../state/page.tsx';

/** `{delivery}` is what the visitor's country is promised, `{delivery:FI}` what a country by name is. */
const variable = /\{delivery(?::([A-Z]{2}))?\}/g;

/** A text of an editor with its variables filled in, as the page is drawn. What is no variable stays as it was typed. */
export function TextWithVariables({ text }: { text: string }) {
  return text.includes('{delivery') ? <Filled text={text} /> : text;
}

function Filled({ text }: { text: string }) {
  const page = usePage();
  return text.replace(variable, (typed, code?: string) => {
    if (code === undefined) return parcelWords(page);
    return code in countryIds ? parcelWords(page, code as CountryCode) : typed;
  });
}
