import { sql } from 'kysely';
import type { Trx } from '../../src/server/database.ts';
import type { SeedCampaign } from './campaigns.ts';
import { stableUuid } from './stable-uuid.ts';
import { json } from './write-pages.ts';

/**
 * Campaigns with their periods and products; their pages must be written already. The page learns the id of its
 * campaign, by which it lists the products. Products are chosen anew each time: the best sellers that fit.
 */
export async function writeCampaigns(trx: Trx, campaigns: readonly SeedCampaign[]): Promise<void> {
  const rows = campaigns.map(({ code, from, to, categories, brands, size, page }) => ({
    code,
    route_uuid: stableUuid(`CAMPAIGN ${page.path}`),
    from,
    to,
    categories,
    brands,
    size,
  }));
  await sql`
    insert into campaign (code, route_uuid, valid)
    select code, route_uuid, tstzrange("from", "to")
    from jsonb_to_recordset(${json(rows)}) as r (code text, route_uuid uuid, "from" timestamptz, "to" timestamptz)
    on conflict (code) do update set route_uuid = excluded.route_uuid, valid = excluded.valid`.execute(trx);
  await sql`
    update creator_route set props = props || jsonb_build_object('campaign_id', campaign.id)
    from campaign where campaign.route_uuid = creator_route.uuid and campaign.code = any(${rows.map((one) => one.code)}::text[])`.execute(
    trx,
  );
  await sql`
    delete from campaign_product using campaign
    where campaign.id = campaign_id and campaign.code = any(${rows.map((one) => one.code)}::text[])`.execute(
    trx,
  );
  await sql`
    with recursive tree as (
      select id, code as root from category
      union all select c.id, tree.root from category c join tree on c.parent_id = tree.id
    ), wanted as (
      select campaign.id, r.categories, r.brands, r.size
      from jsonb_to_recordset(${json(rows)}) as r (code text, categories jsonb, brands jsonb, size int)
      join campaign on campaign.code = r.code
    ), fits as (
      select distinct wanted.id as campaign_id, p.id as product_id, p.popularity, wanted.size
      from wanted
      join tree on wanted.categories ? tree.root
      join product_category pc on pc.category_id = tree.id
      join product p on p.id = pc.product_id and not p.is_disabled
      join brand on brand.id = p.brand_id and (wanted.brands = '[]' or wanted.brands ? brand.slug)
    ), numbered as (
      select *, row_number() over (partition by campaign_id order by popularity desc, product_id) as place from fits
    )
    insert into campaign_product (campaign_id, product_id)
    select campaign_id, product_id from numbered where place <= size`.execute(trx);
}
