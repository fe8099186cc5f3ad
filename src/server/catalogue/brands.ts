import { sql } from 'kysely';
import type { Brand } from '../../domain/catalogue/contract.ts';
import type { Db } from '../database.ts';
import { logoPath } from './addresses.ts';

/** All brands by name, also those of which nothing is sold at the moment. Variations of a family count once. */
export async function listBrands(db: Db): Promise<Brand[]> {
  const { rows } = await sql<{
    id: number;
    name: string;
    slug: string;
    logo: string | null;
    product_count: number;
  }>`
    select b.id, b.name, b.slug, f.key as logo, coalesce(n.product_count, 0) as product_count
    from brand b
      left join file f on f.id = b.logo_id
      left join (
        select brand_id, count(distinct coalesce(-family_id, id))::int as product_count
        from product where not is_disabled group by brand_id) n on n.brand_id = b.id
    -- That of tickets is none that anybody looks for.
    where not exists (select from product p where p.brand_id = b.id and p.is_ticket)
    order by lower(b.name), b.id`.execute(db);
  return rows.map(({ id, name, slug, logo, product_count }) => ({
    id,
    value: name,
    slug,
    logo: logo && logoPath(logo),
    product_count,
  }));
}
