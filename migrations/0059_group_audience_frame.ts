import { sql, type Kysely } from 'kysely';

/**
 * What the search has in memory of its audiences is read anew once all documents have a place for the new group: until then
 * its filters go by the prices of everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function add_price_audiences() returns trigger language plpgsql as $$
    begin
      -- Two groups at once must not take the same places.
      lock table price_audience in share row exclusive mode;
      insert into price_audience (ordinal, country_id, customer_group_id)
      select (select coalesce(max(ordinal), 0) from price_audience) + row_number() over (order by c.id), c.id, new.id
      from country c;
      insert into outbox (topic, payload)
      select 'search.products', jsonb_build_object('product_ids', jsonb_agg(id))
      from (select id, (row_number() over (order by id) - 1) / 500 as batch from product) p group by batch;
      insert into outbox (topic, payload) values ('search.products', '{"has_new_audience": true}');
      perform pg_notify('outbox', '');
      return null;
    end $$`.execute(db);
}
