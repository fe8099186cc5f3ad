import { randomUUID } from 'node:crypto';
import { FieldError, type FieldErrors } from '../src/domain/errors.ts';
import { z } from 'zod';
import {
  campaignProps,
  eventProps,
  postProps,
  type EntityType,
  type Visibility,
} from '../src/domain/creator/contract.ts';
import { placementProblem, type Placed } from '../src/domain/creator/placement.ts';
import type { PlaceholderTypeName } from '../src/domain/creator/placeholder-types.ts';
import { writeDocument, type RichDocument } from '../src/domain/creator/rich-text.ts';
import { schemePath } from '../src/domain/creator/rules.ts';
import type { Language } from '../src/domain/locales.ts';
import { blockOf } from '../src/web/blocks/registry.ts';
import type { Trx } from '../src/server/database.ts';

/** A block with what stands in it, as content is written down. */
export interface BlockToWrite {
  name: string;
  props?: Record<string, unknown>;
  children?: readonly BlockToWrite[];
}

export type PlaceholdersToWrite = Partial<Record<PlaceholderTypeName, readonly BlockToWrite[]>>;

export interface SchemeToWrite {
  path: string;
  language: Language;
  visibility?: Visibility;
  allow_fallback?: boolean;
  is_business?: boolean | null;
  shop_id?: number | null;
  meta_title?: string;
  meta_description?: string;
  meta_keywords?: string;
  meta_image_src?: string;
  created_at?: Date;
  placeholders: PlaceholdersToWrite;
}

export interface PageToWrite {
  /** A route of the same type and name is replaced. A shadow route is named after its position. */
  route: { type: EntityType; name: string; props?: Record<string, unknown> };
  schemes?: readonly SchemeToWrite[];
  /** The same for every scheme, and all that a shadow route needs. */
  placeholders?: PlaceholdersToWrite;
}

/** What a route of each type tells of itself. */
const routeProps: Record<EntityType, z.ZodType> = {
  CAMPAIGN: campaignProps.strict(),
  EVENT: eventProps.strict(),
  POST: postProps.strict(),
  ROUTE: z.strictObject({}),
  SHADOW: z.strictObject({}),
};

interface Row {
  uuid: string;
  name: string;
  props: Record<string, unknown>;
  props_version: number;
  parent_uuid: string | null;
  index: number;
}

/**
 * Writes a page with all it holds: rows, order, blueprints. Props are checked by the schemas of their blocks and
 * places by the rules of placing, so that a test composes only what an editor could. Answers the uuid of the route.
 */
export async function writePage(trx: Trx, page: PageToWrite, now: Date): Promise<string> {
  const { type, name, props = {} } = page.route;
  const details = routeProps[type].safeParse(props);
  if (!details.success)
    throw at(
      [`${type} ${name}`, 'props'],
      details.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  await trx.deleteFrom('creator_route').where('type', '=', type).where('name', '=', name).execute();
  const routeUuid = randomUUID();
  await trx.insertInto('creator_route').values({ uuid: routeUuid, type, name, props }).execute();
  await writePlaceholders(trx, page.placeholders ?? {}, routeUuid, null, now);
  for (const { placeholders, ...scheme } of page.schemes ?? []) {
    const uuid = randomUUID();
    await trx
      .insertInto('scheme')
      .values({
        visibility: 'PUBLISHED',
        is_business: null,
        shop_id: null,
        ...scheme,
        uuid,
        type,
        route_uuid: routeUuid,
        path: schemePath(scheme.path),
      })
      .execute();
    await writePlaceholders(trx, placeholders, routeUuid, uuid, now);
  }
  return routeUuid;
}

async function writePlaceholders(
  trx: Trx,
  placeholders: PlaceholdersToWrite,
  route_uuid: string,
  scheme_uuid: string | null,
  now: Date,
): Promise<void> {
  for (const [type, blocks] of Object.entries(placeholders) as [
    PlaceholderTypeName,
    readonly BlockToWrite[],
  ][]) {
    const rows = rowsOf(blocks, type, now);
    const placeholder_uuid = randomUUID();
    await trx
      .insertInto('placeholder')
      .values({ uuid: placeholder_uuid, type, name: type, route_uuid, scheme_uuid })
      .execute();
    if (rows.length === 0) continue;
    await trx
      .insertInto('component')
      .values(rows.map((row) => ({ ...row, route_uuid, scheme_uuid, placeholder_uuid })))
      .execute();
    await trx
      .insertInto('blueprint')
      .values({ placeholder_uuid, route_uuid, scheme_uuid, pattern: rows.map((row) => row.uuid) })
      .execute();
  }
}

/** Rows of a tree in document order, parent before its children. */
function rowsOf(blocks: readonly BlockToWrite[], type: PlaceholderTypeName, now: Date): Row[] {
  const rows: Row[] = [];
  write(blocks, null, [], []);
  return rows;

  function write(
    list: readonly BlockToWrite[],
    parent_uuid: string | null,
    ancestors: readonly Placed[],
    place: readonly string[],
  ): void {
    const siblings: Placed[] = [];
    for (const [index, { name, props = {}, children = [] }] of list.entries()) {
      const here = [...place, `${index} ${name}`];
      const block = blockOf(name);
      if (!block) throw at(here, ['unknown_block']);
      const problem = placementProblem(block, type, ancestors, siblings);
      if (problem) throw at(here, [problem]);
      const checked = block.schema.strict().safeParse(props);
      if (!checked.success) {
        const issues = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
        throw at(here, issues);
      }
      const uuid = randomUUID();
      rows.push({
        uuid,
        name,
        props: withCleanDocument(props, checked.data, now),
        props_version: block.version,
        parent_uuid,
        index,
      });
      siblings.push(block);
      write(children, uuid, [...ancestors, block], here);
    }
  }
}

/** The props as given; the document, if the block has one, as the editor saves it. */
function withCleanDocument(
  props: Record<string, unknown>,
  checked: Record<string, unknown>,
  now: Date,
): Record<string, unknown> {
  if (props['body'] === undefined) return props;
  return { ...props, body: writeDocument(checked['body'] as RichDocument, now.getTime()) };
}

function at(place: readonly string[], labels: string[]): FieldError {
  return new FieldError(
    place.reduceRight<FieldErrors | string[]>((inner, step) => ({ [step]: inner }), labels) as FieldErrors,
  );
}
