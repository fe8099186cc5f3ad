import type { Carrier } from '../../domain/delivery/contract.ts';
import type { CountryCode } from '../../domain/shops/audience.ts';
import { allowedFetch } from '../platform/allowed-fetch.ts';
import type { Config } from '../platform/config.ts';
import { limitedText } from '../platform/limited-text.ts';
import { parseDpdLegacy } from './carriers/dpd.ts';
import { parsers } from './carriers/index.ts';
import { type ListedPoint, ListRefused } from './carriers/listed.ts';

/** Lists of thousands of points over slow lines. */
const timeoutMs = 60_000;
/** The longest lists have a few MB. */
const maxBytes = 25_000_000;

/** Where the list of a carrier comes from. */
export interface ListSource {
  carrier: Carrier;
  /** @throws when the carrier does not answer, or not with its list */
  fetch: (signal: AbortSignal) => Promise<ListedPoint[]>;
}

interface Question {
  url: URL;
  method?: string;
  headers?: Record<string, string>;
  /** Whose points were asked for; left out: of all countries. */
  country?: CountryCode;
}

type ListSettings = Pick<
  Config,
  | 'PICKUP_POINT_LISTS'
  | 'OMNIVA_LIST_URL'
  | 'SMARTPOSTI_LIST_URL'
  | 'SMARTPOSTI_API_KEY'
  | 'DPD_LIST_URL'
  | 'DPD_TOKEN'
  | 'DPD_LEGACY_URL'
  | 'VENIPAK_LIST_URL'
  | 'LATVIJAS_PASTS_LIST_URL'
>;

/** The lists this shop fetches: none unless it is live or was told to, and none that asks for a contract it has not. */
export function listSources(config: ListSettings): ListSource[] {
  if (!config.PICKUP_POINT_LISTS) return [];
  const smartpostiKey = config.SMARTPOSTI_API_KEY;
  const sources = [
    source('omniva', [{ url: new URL(config.OMNIVA_LIST_URL) }]),
    source(
      'smartposti',
      perCountry(config.SMARTPOSTI_LIST_URL, 'country', ['EE', 'LV', 'FI']).map((question) => ({
        ...question,
        headers: {
          'content-type': 'application/json',
          ...(smartpostiKey !== undefined && { authorization: smartpostiKey }),
        },
      })),
    ),
    source(
      'venipak',
      perCountry(config.VENIPAK_LIST_URL, 'country', ['EE', 'LV']).map((question) => {
        question.url.searchParams.set('view', 'json');
        return question;
      }),
    ),
    // Answered to the pages of Unisend alone.
    source('latvijas_pasts', [
      { url: new URL(config.LATVIJAS_PASTS_LIST_URL), headers: { origin: 'https://my.unisend.lv' } },
    ]),
  ];
  const dpd = dpdSource(config);
  return dpd ? [...sources, dpd] : sources;
}

function dpdSource({ DPD_LIST_URL, DPD_TOKEN, DPD_LEGACY_URL }: ListSettings): ListSource | null {
  if (DPD_TOKEN !== undefined) {
    return source(
      'dpd',
      perCountry(DPD_LIST_URL, 'countryCode', ['EE', 'LV']).map((question) => ({
        ...question,
        headers: { authorization: `Bearer ${DPD_TOKEN}` },
      })),
    );
  }
  if (DPD_LEGACY_URL === undefined) return null;
  const { username, password, origin, pathname } = new URL(DPD_LEGACY_URL);
  const questions = perCountry(`${origin}${pathname}/parcelShopSearch_`, 'country', ['EE', 'LV']);
  for (const { url } of questions) {
    const rest = { fetchGsPUDOpoint: '1', retrieveOpeningHours: '1' };
    const login = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
    for (const [name, value] of Object.entries({ ...login, ...rest })) url.searchParams.set(name, value);
  }
  return source(
    'dpd',
    questions.map((question) => ({ ...question, method: 'POST' })),
    parseDpdLegacy,
  );
}

function perCountry(
  address: string,
  parameter: string,
  countries: readonly CountryCode[],
): (Question & { country: CountryCode })[] {
  return countries.map((country) => {
    const url = new URL(address);
    url.searchParams.set(parameter, country);
    return { url, country };
  });
}

function source(
  carrier: Carrier,
  questions: readonly Question[],
  parse: (json: unknown) => ListedPoint[] = parsers[carrier],
): ListSource {
  const fetchList = allowedFetch(
    questions.map(({ url }) => url.origin),
    timeoutMs,
  );
  return {
    carrier,
    async fetch(signal) {
      const points: ListedPoint[] = [];
      for (const { url, method = 'GET', headers = {}, country } of questions) {
        const response = await fetchList(url.href, {
          method,
          headers: { accept: 'application/json', ...headers },
          signal,
        });
        const text = await limitedText(response, maxBytes);
        if (!response.ok) throw new ListRefused(`${url.host} answered ${response.status}`);
        points.push(...ofCountry(parse(jsonOf(text)), country));
      }
      return points;
    },
  };
}

/** What was asked for. A few points beyond the border are left out; a list of another country is none. */
function ofCountry(points: readonly ListedPoint[], country: CountryCode | undefined): ListedPoint[] {
  if (country === undefined) return [...points];
  const own = points.filter((point) => point.country === country);
  if (own.length < points.length / 2) throw new ListRefused(`the list for ${country} is of another country`);
  return own;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ListRefused('the answer is no JSON');
  }
}
