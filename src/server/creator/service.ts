import type {
  ComposedNode,
  ComposedPage,
  ComposedPlaceholder,
  EntityType,
  Scheme,
  SharedPlaceholders,
} from '../../domain/creator/contract.ts';
import { layoutPositions, type SharedPosition } from '../../domain/creator/placeholder-types.ts';
import {
  chooseScheme,
  fallbackLanguages,
  listPath,
  rankSchemes,
  schemePath,
} from '../../domain/creator/rules.ts';
import { mediaKeyOf } from '../../domain/creator/urls.ts';
import type { Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { softHyphens } from '../../domain/soft-hyphens.ts';
import type { Db } from '../database.ts';
import {
  composeBody,
  factsByAddress,
  picturesIn,
  teaserOf,
  templatesIn,
  type ComponentProblem,
} from './compose.ts';
import {
  findCampaignId,
  findPictures,
  findSchemes,
  listBodies,
  listShadowRoutes,
  listTemplates,
  type Body,
  type SchemeWithRoute,
} from './queries.ts';

export type { ComponentProblem } from './compose.ts';
export type OnProblem = (problem: ComponentProblem) => void;

/** Languages in which a scheme may be shown to a reader of `language`. */
export function languagesFor(language: Language): Language[] {
  return [...new Set([language, ...fallbackLanguages])];
}

/** Schemes of a path that the visitor may be given, best first. */
export async function schemesByPath(
  db: Db,
  wanted: { type: EntityType; path?: string | undefined; allowFallback: boolean; limit?: number },
  audience: Audience,
): Promise<Scheme[]> {
  const schemes = await findSchemes(db, {
    type: wanted.type,
    path: wanted.path === undefined ? undefined : schemePath(wanted.path),
    languages: wanted.allowFallback ? languagesFor(audience.language) : [audience.language],
  });
  return rankSchemes(schemes, audience, wanted.allowFallback).slice(0, wanted.limit).map(withoutRoute);
}

/** The page of a path with everything it needs in one answer, or `undefined` when there is none. */
export async function findComposedPage(
  db: Db,
  wanted: { type: EntityType; path: string },
  audience: Audience,
  onProblem: OnProblem,
): Promise<ComposedPage | undefined> {
  const path = schemePath(wanted.path);
  const schemes = await findSchemes(db, {
    type: wanted.type,
    path,
    languages: languagesFor(audience.language),
  });
  const chosen = chooseScheme(schemes, audience);
  if (!chosen) return undefined;
  const [bodies, campaign_id] = await Promise.all([
    listBodies(db, [chosen.uuid], [chosen.route_uuid]),
    chosen.type === 'CAMPAIGN' ? findCampaignId(db, chosen.route_uuid) : undefined,
  ]);
  const { placeholders, pictures } = await composed(db, bodies, audience.language, onProblem, [
    chosen.meta_image_src,
  ]);
  const nodes = placeholders.flatMap((one) => one.components);
  return {
    route: {
      uuid: chosen.route_uuid,
      type: chosen.type,
      name: chosen.route_name,
      props: { ...factsOf(chosen), ...(campaign_id !== undefined && { campaign_id }) },
    },
    scheme: {
      ...withoutRoute(chosen),
      meta_title: softHyphens(chosen.meta_title),
      meta_description: softHyphens(chosen.meta_description) || teaserOf(nodes),
    },
    placeholders,
    pictures,
  };
}

/** What a route tells of itself, or nothing when what is saved has no fields. */
function factsOf({ route_props }: SchemeWithRoute): Record<string, unknown> {
  const saved: unknown = route_props;
  return typeof saved === 'object' && saved !== null && !Array.isArray(saved) ? route_props : {};
}

/**
 * What stands in shared positions for a visitor. A page of type ROUTE stored under `path` that has a placeholder
 * of such a position goes before the shadow route: the head of one category, say. Lists are looked up by their
 * number alone (`listPath`).
 */
export async function sharedPlaceholders(
  db: Db,
  wanted: { types?: readonly SharedPosition[] | undefined; path?: string | undefined },
  audience: Audience,
  onProblem: OnProblem,
): Promise<SharedPlaceholders> {
  const types = wanted.types ?? layoutPositions;
  const languages = languagesFor(audience.language);
  const path = wanted.path === undefined ? undefined : listPath(schemePath(wanted.path));
  const [routes, shadows, own] = await Promise.all([
    listShadowRoutes(db, types),
    findSchemes(db, { type: 'SHADOW', languages }),
    path === undefined ? [] : findSchemes(db, { type: 'ROUTE', path, languages }),
  ]);
  const ofPath = chooseScheme(own, audience);
  const chosen = routes.flatMap((route) => {
    const scheme = chooseScheme(
      shadows.filter((one) => one.route_uuid === route.uuid),
      audience,
    );
    return scheme ? [scheme.uuid] : [];
  });
  const bodies = await listBodies(
    db,
    ofPath ? [ofPath.uuid, ...chosen] : chosen,
    routes.map((route) => route.uuid),
  );
  const first = (type: string, isGood: (body: Body) => boolean) =>
    bodies.find((body) => body.type === type && body.components.length > 0 && isGood(body));
  const picked = types.flatMap((type) => {
    const body =
      first(type, (one) => one.scheme_uuid === ofPath?.uuid) ??
      first(type, (one) => routes.some((route) => route.name === type && route.uuid === one.route_uuid));
    return body ?? [];
  });
  const { placeholders, pictures } = await composed(db, picked, audience.language, onProblem);
  return {
    positions: Object.fromEntries(placeholders.map((placeholder) => [placeholder.type, placeholder])),
    pictures,
  };
}

/** Bodies with their shared blocks and pictures. */
async function composed(
  db: Db,
  bodies: readonly Body[],
  language: Language,
  onProblem: OnProblem,
  morePictures: readonly string[] = [],
): Promise<Pick<ComposedPage, 'placeholders' | 'pictures'>> {
  const templateUuids = templatesIn(bodies);
  const shared = templateUuids.length > 0 ? await listTemplates(db, templateUuids) : [];
  const templates = new Map(shared.map((one) => [one.uuid, one]));
  const placeholders = bodies.map((body): ComposedPlaceholder => {
    const components = composeBody(body, templates, language, onProblem);
    return { uuid: body.uuid, type: body.type, name: body.name, components };
  });
  const nodes: ComposedNode[] = placeholders.flatMap((placeholder) => placeholder.components);
  const addresses = picturesIn(nodes);
  for (const url of morePictures) {
    const key = mediaKeyOf(url);
    if (key !== undefined) addresses.set(url, key);
  }
  return {
    placeholders,
    pictures: factsByAddress(addresses, await findPictures(db, [...addresses.values()])),
  };
}

function withoutRoute({ route_name: _name, route_props: _props, ...scheme }: SchemeWithRoute): Scheme {
  return scheme;
}
