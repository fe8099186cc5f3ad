import { sql, type Kysely } from 'kysely';

/**
 * Gives each customer group its price audiences, one a country, as soon as there is the group: without them the search
 * filters and sorts by the prices of everybody. A trigger, so that no way of adding a group can forget it; all
 * documents are read again, since each has a place for every audience.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_price_audiences() returns trigger language plpgsql as $$
    begin
      -- Two groups at once must not take the same places.
      lock table price_audience in share row exclusive mode;
      insert into price_audience (ordinal, country_id, customer_group_id)
      select (select coalesce(max(ordinal), 0) from price_audience) + row_number() over (order by c.id), c.id, new.id
      from country c;
      insert into outbox (topic, payload)
      select 'search.products', jsonb_build_object('product_ids', jsonb_agg(id))
      from (select id, (row_number() over (order by id) - 1) / 500 as batch from product) p group by batch;
      perform pg_notify('outbox', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger customer_group_price_audiences after insert on customer_group
    for each row execute function add_price_audiences()`.execute(db);
  // Of groups that were added by hand.
  await sql`
    insert into price_audience (ordinal, country_id, customer_group_id)
    select (select coalesce(max(ordinal), 0) from price_audience) + row_number() over (order by g.id, c.id), c.id, g.id
    from customer_group g cross join country c
    where not exists (
      select from price_audience a where a.country_id = c.id and a.customer_group_id = g.id)`.execute(db);
}
