import { sql, type SqlBool } from 'kysely';
import type {
  Component,
  EntityType,
  PictureMeta,
  Placeholder,
  Route,
  Scheme,
} from '../../domain/creator/contract.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db } from '../database.ts';

const isoUtc = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

const schemeColumns = [
  'scheme.uuid',
  'scheme.route_uuid',
  'scheme.type',
  'scheme.path',
  'scheme.language',
  'scheme.visibility',
  'scheme.allow_fallback',
  'scheme.is_business',
  'scheme.shop_id',
  'scheme.meta_title',
  'scheme.meta_image_src',
  'scheme.meta_description',
  'scheme.meta_keywords',
] as const;
const createdAt = sql<string>`to_char(scheme.created_at at time zone 'UTC', ${isoUtc})`.as('created_at');

export type SchemeWithRoute = Scheme & { route_name: string; route_props: Record<string, unknown> };

/** Published schemes of a type with their routes; `path` and `languages` narrow them down. */
export function findSchemes(
  db: Db,
  wanted: { type: EntityType; path?: string | undefined; languages?: readonly Language[]; limit?: number },
): Promise<SchemeWithRoute[]> {
  return db
    .selectFrom('scheme')
    .innerJoin('creator_route', 'creator_route.uuid', 'scheme.route_uuid')
    .select(schemeColumns)
    .select([createdAt, 'creator_route.name as route_name', 'creator_route.props as route_props'])
    .where('scheme.type', '=', wanted.type)
    .where('scheme.visibility', '=', 'PUBLISHED')
    .$if(wanted.path !== undefined, (query) => query.where('scheme.path', '=', wanted.path!))
    .$if(wanted.languages !== undefined, (query) => query.where('scheme.language', 'in', wanted.languages!))
    .orderBy('scheme.created_at', 'desc')
    .orderBy('scheme.uuid')
    .$if(wanted.limit !== undefined, (query) => query.limit(wanted.limit!))
    .execute();
}

/** A published scheme by its uuid. */
export async function isPublishedScheme(db: Db, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('scheme')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('visibility', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row !== undefined;
}

/** The routes of shared positions by their names. */
export function listShadowRoutes(db: Db, names: readonly string[]): Promise<Pick<Route, 'uuid' | 'name'>[]> {
  return db
    .selectFrom('creator_route')
    .select(['uuid', 'name'])
    .where('type', '=', 'SHADOW')
    .where('name', 'in', names)
    .execute();
}

/** The campaign of a route, whose products are listed with it. */
export async function findCampaignId(db: Db, routeUuid: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('campaign')
    .select('id')
    .where('route_uuid', '=', routeUuid)
    .executeTakeFirst();
  return row?.id;
}

/** Props as they were saved, in the version they had then. */
export interface SavedProps {
  name: string;
  props: Record<string, unknown>;
  props_version: number;
}

export type BodyComponent = SavedProps &
  Pick<Component, 'uuid' | 'slot' | 'parent_uuid' | 'index' | 'template_uuid'>;
export interface Body {
  uuid: string;
  type: string;
  name: string;
  route_uuid: string;
  scheme_uuid: string | null;
  pattern: string[];
  components: BodyComponent[];
}

const componentJson = sql.raw(`json_build_object(
  'uuid', c.uuid, 'name', c.name, 'props', c.props, 'props_version', c.props_version, 'slot', c.slot, 'parent_uuid', c.parent_uuid,
  'index', c.index, 'template_uuid', c.template_uuid)`);

/**
 * Placeholders of the schemes, and those their routes hold for every scheme, with components and patterns:
 * one round trip whatever the page holds.
 */
export async function listBodies(
  db: Db,
  schemeUuids: readonly string[],
  routeUuids: readonly string[],
): Promise<Body[]> {
  const { rows } = await sql<Body>`
    select p.uuid, p.type, p.name, p.route_uuid, p.scheme_uuid, coalesce(b.pattern, '{}') as pattern,
      coalesce((select json_agg(${componentJson}) from component c
        where c.placeholder_uuid = p.uuid and (c.scheme_uuid is null or c.scheme_uuid = any(${schemeUuids}::uuid[]))), '[]') as components
    from placeholder p left join blueprint b on b.placeholder_uuid = p.uuid
    where p.scheme_uuid = any(${schemeUuids}::uuid[])
      or (p.scheme_uuid is null and p.route_uuid = any(${routeUuids}::uuid[]))
    order by p.scheme_uuid nulls last, p.type, p.uuid`.execute(db);
  return rows;
}

/** Shared components with all that hangs below them. `union` ends a ring. */
export async function listTemplates(db: Db, uuids: readonly string[]): Promise<BodyComponent[]> {
  const { rows } = await sql<BodyComponent>`
    with recursive shared as (
      select c.uuid, c.name, c.props, c.props_version, c.slot, c.parent_uuid, c.index, c.template_uuid
      from component c where c.uuid = any(${uuids}::uuid[])
      union
      select c.uuid, c.name, c.props, c.props_version, c.slot, c.parent_uuid, c.index, c.template_uuid
      from component c join shared on c.parent_uuid = shared.uuid
    ) select * from shared`.execute(db);
  return rows;
}

/** Sizes and colours of pictures of the media library, by key. */
export async function findPictures(db: Db, keys: readonly string[]): Promise<Map<string, PictureMeta>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('file')
    .select(['key', 'width', 'height', 'color', 'focal_x', 'focal_y'])
    .where('key', 'in', keys)
    .where('width', 'is not', null)
    .where('height', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ key, width, height, color, focal_x, focal_y }) => [
      key,
      {
        width: width!,
        height: height!,
        color,
        ...(focal_x !== null && focal_y !== null ? { focal: { x: focal_x, y: focal_y } } : {}),
      },
    ]),
  );
}

/** The first excerpt of each scheme, as the editor saved it. */
export async function findExcerpts(db: Db, schemeUuids: readonly string[]): Promise<Map<string, SavedProps>> {
  if (schemeUuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('component')
    .distinctOn('scheme_uuid')
    .select(['scheme_uuid', 'name', 'props', 'props_version'])
    .where('name', '=', 'excerpt')
    .where('scheme_uuid', 'in', schemeUuids)
    .orderBy('scheme_uuid')
    .orderBy('index')
    .execute();
  return new Map(rows.map(({ scheme_uuid, ...saved }) => [scheme_uuid!, saved]));
}

const isShown = sql<SqlBool>`(
  component.scheme_uuid is null or exists (
    select from scheme s where s.uuid = component.scheme_uuid and s.visibility = 'PUBLISHED'))`;

const componentColumns = [
  'component.uuid',
  'component.name',
  'component.props',
  'component.props_version',
  'component.slot',
  'component.parent_uuid',
  'component.route_uuid',
  'component.scheme_uuid',
  'component.placeholder_uuid',
  'component.template_uuid',
  'component.slots',
] as const;

/**
 * Components of a scheme or a route in document order of siblings; `index` is their place in the blueprint.
 * Only those that visitors may see.
 */
export function listComponents(
  db: Db,
  of: { scheme_uuid: string } | { route_uuid: string },
): Promise<(Component & SavedProps)[]> {
  const [column, uuid] =
    'scheme_uuid' in of
      ? (['scheme_uuid', of.scheme_uuid] as const)
      : (['route_uuid', of.route_uuid] as const);
  const index = sql<number>`(row_number() over (
    partition by component.placeholder_uuid, component.parent_uuid
    order by array_position(blueprint.pattern, component.uuid) nulls last, component.index, component.uuid) - 1)::int`;
  return db
    .selectFrom('component')
    .leftJoin('blueprint', 'blueprint.placeholder_uuid', 'component.placeholder_uuid')
    .select(componentColumns)
    .select(index.as('index'))
    .where(`component.${column}`, '=', uuid)
    .where(isShown)
    .orderBy('component.placeholder_uuid')
    .orderBy('component.parent_uuid', (order) => order.asc().nullsFirst())
    .orderBy('index')
    .execute();
}

/** Placeholders of a route that visitors may see. */
export function listPlaceholders(db: Db, routeUuid: string): Promise<Placeholder[]> {
  return db
    .selectFrom('placeholder')
    .select(['uuid', 'type', 'name', 'route_uuid', 'scheme_uuid', 'props'])
    .where('route_uuid', '=', routeUuid)
    .where(
      sql<SqlBool>`(placeholder.scheme_uuid is null or exists (
        select from scheme s where s.uuid = placeholder.scheme_uuid and s.visibility = 'PUBLISHED'))`,
    )
    .orderBy('type')
    .orderBy('uuid')
    .execute();
}
