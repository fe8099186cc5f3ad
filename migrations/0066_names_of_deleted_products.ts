import { sql, type Kysely } from 'kysely';

/**
 * Drafts show products as they are now. Of one that is deleted the lines of drafts keep its number and its name, so
 * that buyers see what they cannot have any more; lines of placed orders have theirs already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lines_keep_deleted_product() returns trigger language plpgsql as $$
    begin
      update order_line set sku = old.sku, i18n_name = (
        select jsonb_object_agg(locale, jsonb_build_object('value',
          concat_ws(', ', name->>'value', nullif(old.i18n_variation->locale->>'value', ''))))
        from jsonb_each(old.i18n_name) as names(locale, name))
      where product_id = old.id and sku is null;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger product_kept_by_lines before delete on product
    for each row execute function lines_keep_deleted_product()`.execute(db);
}
