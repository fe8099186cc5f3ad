import { sql, type Kysely } from 'kysely';

/**
 * A price that has held since ever is history like one with a beginning: it may be ended, not deleted. And whoever
 * changes the products of a campaign changes what a search within it finds: the table announces it by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function price_history_is_kept() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if coalesce(lower(old.valid), '-infinity') < now() and exists (select from product where id = old.product_id) then
          raise exception 'price % has been in force and is kept as history', old.id using errcode = 'check_violation';
        end if;
        return old;
      end if;
      if coalesce(lower(old.valid), '-infinity') < now() and (
           new.cents <> old.cents or new.product_id <> old.product_id or new.price_list_id <> old.price_list_id
           or lower(new.valid) is distinct from lower(old.valid)
           or coalesce(upper(new.valid), 'infinity') < least(now(), coalesce(upper(old.valid), 'infinity'))
           or coalesce(upper(old.valid), 'infinity') < now() and upper(new.valid) is distinct from upper(old.valid)) then
        raise exception 'price % has been in force: end it and begin a new one', old.id using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  // 500 products a message, as the search takes them.
  await sql`
    create function campaign_products_are_announced() returns trigger language plpgsql as $$
    begin
      insert into outbox (topic, payload)
      select 'search.products', jsonb_build_object('product_ids', jsonb_agg(product_id))
      from (select product_id, (row_number() over (order by product_id) - 1) / 500 as part
            from (select distinct product_id from changed) ids) parts
      group by part;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger campaign_products_added after insert on campaign_product
    referencing new table as changed for each statement execute function campaign_products_are_announced()`.execute(
    db,
  );
  await sql`
    create trigger campaign_products_removed after delete on campaign_product
    referencing old table as changed for each statement execute function campaign_products_are_announced()`.execute(
    db,
  );
}
