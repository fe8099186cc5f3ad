import { sql } from 'kysely';
import type { Trx } from '../../src/server/database.ts';
import type { Rows } from './draw.ts';

/**
 * Writes the rows of composed pages, what is there already is brought up to date; blocks that a page no longer has
 * go. Pages made by editors are left alone. One statement a table.
 */
export async function writePages(trx: Trx, rows: Rows): Promise<void> {
  await sql`
    insert into creator_route (uuid, type, name, props)
    select uuid, type, name, props
    from jsonb_to_recordset(${json(rows.routes)}) as r (uuid uuid, type text, name text, props jsonb)
    on conflict (uuid) do update set name = excluded.name, props = excluded.props, updated_at = now()`.execute(
    trx,
  );
  await sql`
    insert into scheme (uuid, route_uuid, type, path, language, shop_id, visibility, meta_title, meta_description, meta_image_src, created_at)
    select uuid, route_uuid, type, path, language, shop_id, visibility, meta_title, meta_description, meta_image_src, created_at
    from jsonb_to_recordset(${json(rows.schemes)}) as r (uuid uuid, route_uuid uuid, type text, path text, language text,
      shop_id int, visibility text, meta_title text, meta_description text, meta_image_src text, created_at timestamptz)
    on conflict (uuid) do update set path = excluded.path, visibility = excluded.visibility, meta_title = excluded.meta_title,
      meta_description = excluded.meta_description, meta_image_src = excluded.meta_image_src, updated_at = now()`.execute(
    trx,
  );
  await sql`
    insert into placeholder (uuid, type, name, route_uuid, scheme_uuid)
    select uuid, type, name, route_uuid, scheme_uuid
    from jsonb_to_recordset(${json(rows.placeholders)}) as r (uuid uuid, type text, name text, route_uuid uuid, scheme_uuid uuid)
    on conflict (uuid) do nothing`.execute(trx);
  await sql`
    delete from component where placeholder_uuid = any(${rows.placeholders.map((one) => one.uuid)}::uuid[])
      and uuid <> all(${rows.components.map((one) => one.uuid)}::uuid[])`.execute(trx);
  await sql`
    insert into component (uuid, name, props, index, parent_uuid, route_uuid, scheme_uuid, placeholder_uuid)
    select uuid, name, props, index, parent_uuid, route_uuid, scheme_uuid, placeholder_uuid
    from jsonb_to_recordset(${json(rows.components)}) as r (uuid uuid, name text, props jsonb, index int, parent_uuid uuid,
      route_uuid uuid, scheme_uuid uuid, placeholder_uuid uuid)
    on conflict (uuid) do update set name = excluded.name, props = excluded.props, index = excluded.index,
      parent_uuid = excluded.parent_uuid`.execute(trx);
  await sql`
    insert into blueprint (placeholder_uuid, route_uuid, scheme_uuid, pattern)
    select placeholder_uuid, route_uuid, scheme_uuid, array(select jsonb_array_elements_text(pattern)::uuid)
    from jsonb_to_recordset(${json(rows.blueprints)}) as r (placeholder_uuid uuid, route_uuid uuid, scheme_uuid uuid, pattern jsonb)
    on conflict (placeholder_uuid) do update set pattern = excluded.pattern`.execute(trx);
}

/** Rows as one parameter of a statement. */
export function json(rows: readonly unknown[]) {
  return sql`${JSON.stringify(rows)}::jsonb`;
}
