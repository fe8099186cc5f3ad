import {
  campaignProps,
  eventProgress,
  eventProps,
  postProps,
  type EventProps,
  type Post,
  type PostPage,
  type PostsQuery,
} from '../../domain/creator/contract.ts';
import { chooseScheme } from '../../domain/creator/rules.ts';
import { localText } from '../../domain/creator/texts.ts';
import { mediaKeyOf } from '../../domain/creator/urls.ts';
import { languages as allLanguages, type Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { softHyphens } from '../../domain/soft-hyphens.ts';
import { tallinnDay } from '../../domain/time.ts';
import type { Db } from '../database.ts';
import { teaserOfSaved } from './compose.ts';
import { findExcerpts, findPictures, findSchemes, type SchemeWithRoute } from './queries.ts';
import { languagesFor } from './service.ts';

type Listed = SchemeWithRoute & {
  campaign?: Post['campaign'];
  event?: NonNullable<Post['event']>;
  article?: Post['article'];
};

type Wanted = Omit<PostsQuery, 'language'>;

/**
 * A page of campaigns, events or articles as visitors see them: one scheme of each route, the one chosen for the
 * reader. Campaigns: the special one first, then by their order. Events: those to come first, the soonest first,
 * then those that are over. Articles: the newest first. `results` is empty past the last page.
 */
export async function listPosts(
  db: Db,
  wanted: Wanted,
  audience: Audience,
  now: Date,
): Promise<Omit<PostPage, 'next' | 'previous'>> {
  const schemes = await findSchemes(db, { type: wanted.type, languages: languagesFor(audience.language) });
  const chosen = [...Map.groupBy(schemes, (scheme) => scheme.route_uuid).values()].flatMap(
    (ofRoute) => chooseScheme(ofRoute, audience) ?? [],
  );
  const all = chosen.flatMap((scheme) => withFacts(scheme, audience.language, now) ?? []);
  const found = all.filter((one) => fits(one, wanted)).sort(orderOf(wanted.type));
  const start = (wanted.page - 1) * wanted.page_size;
  const shown = found.slice(start, start + wanted.page_size);
  return { count: found.length, results: await withTeasers(db, shown), filters: filtersOf(all) };
}

/** Facts of the route in the reader's language. A route whose props cannot be read is listed without; an event needs them. */
function withFacts(scheme: SchemeWithRoute, language: Language, now: Date): Listed | undefined {
  switch (scheme.type) {
    case 'CAMPAIGN': {
      const props = campaignProps.safeParse(scheme.route_props);
      return { ...scheme, campaign: props.data ?? { order: 0, is_highlighted: false } };
    }
    case 'EVENT': {
      const props = eventProps.safeParse(scheme.route_props);
      if (!props.success) return undefined;
      const { location, event_category, ...details } = props.data;
      return {
        ...scheme,
        event: {
          ...details,
          location: localText(location, language),
          event_category: localText(event_category, language),
          progress: progressOf(props.data, now),
        },
      };
    }
    default: {
      const props = postProps.safeParse(scheme.route_props);
      const tag = props.success ? localText(props.data.tag, language) : '';
      return { ...scheme, article: { tag, reading_minutes: props.data?.reading_minutes ?? null } };
    }
  }
}

function progressOf({ starts_at, ends_at }: EventProps, now: Date): 0 | 1 | 2 {
  if (now.getTime() >= Date.parse(ends_at)) return eventProgress.done;
  return now.getTime() >= Date.parse(starts_at) ? eventProgress.in_progress : eventProgress.upcoming;
}

function fits({ event }: Listed, wanted: Wanted): boolean {
  if (!event) return true;
  if (wanted.location !== undefined && event.location !== wanted.location) return false;
  if (wanted.event_language !== undefined && event.event_language !== wanted.event_language) return false;
  if (wanted.event_category !== undefined && event.event_category !== wanted.event_category) return false;
  if (wanted.upcoming && event.progress === eventProgress.done) return false;
  if (wanted.date === undefined) return true;
  const [first, last] = [event.starts_at, event.ends_at].map((at) => tallinnDay(Date.parse(at)));
  return first! <= wanted.date && wanted.date <= last!;
}

type Order = (a: Listed, b: Listed) => number;

const newest: Order = (a, b) => b.created_at.localeCompare(a.created_at) || a.uuid.localeCompare(b.uuid);
const isOver = ({ event }: Listed) => Number(event?.progress === eventProgress.done);

function orderOf(type: Wanted['type']): Order {
  if (type === 'CAMPAIGN') return (a, b) => a.campaign!.order - b.campaign!.order || newest(a, b);
  if (type === 'POST') return newest;
  return (a, b) => {
    const sooner = Date.parse(a.event!.starts_at) - Date.parse(b.event!.starts_at);
    return isOver(a) - isOver(b) || (isOver(a) ? -sooner : sooner) || newest(a, b);
  };
}

async function withTeasers(db: Db, shown: readonly Listed[]): Promise<Post[]> {
  const keys = shown.flatMap((one) => mediaKeyOf(one.meta_image_src) ?? []);
  const undescribed = shown.filter((one) => one.meta_description === '').map((one) => one.uuid);
  const [pictures, excerpts] = await Promise.all([findPictures(db, keys), findExcerpts(db, undescribed)]);
  return shown.map((one) => ({
    path: one.path,
    type: one.type,
    meta_title: softHyphens(one.meta_title),
    meta_image_src: one.meta_image_src,
    picture: pictures.get(mediaKeyOf(one.meta_image_src) ?? '') ?? null,
    created_at: one.created_at,
    description: softHyphens(one.meta_description) || teaserOfSaved(excerpts.get(one.uuid)),
    language: one.language,
    campaign: one.campaign,
    event: one.event,
    article: one.article,
  }));
}

/** What the events there are can be filtered by, each value once. */
function filtersOf(all: readonly Listed[]): PostPage['filters'] {
  const events = all.flatMap((one) => one.event ?? []);
  return {
    locations: sortedOnce(events.map((event) => event.location)),
    languages: allLanguages.filter((language) => events.some((event) => event.event_language === language)),
    categories: sortedOnce(events.map((event) => event.event_category)),
  };
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b, 'et'));
}
