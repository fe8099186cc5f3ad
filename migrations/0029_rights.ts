import { sql, type Kysely } from 'kysely';

const entities = [
  'barcode',
  'brand',
  'category',
  'customer',
  'customeraddress',
  'customergroup',
  'customeruser',
  'deliverymethod',
  'event',
  'file',
  'newproduct',
  'newslettersubscription',
  'order',
  'parameter',
  'paymentmethod',
  'popularbrand',
  'popularcategory',
  'popularproduct',
  'pricelist',
  'product',
  'productattribute',
  'productavailability',
  'productcategory',
  'productdimension',
  'productreview',
  'producttemplate',
  'relatedproduct',
  'restriction',
  'route',
  'user',
];
const flags = [
  'is_brand_admin',
  'is_category_admin',
  'is_document_admin',
  'is_event_admin',
  'is_files_admin',
  'is_order_admin',
  'is_product_admin',
  'is_restriction_admin',
  'is_route_admin',
  'is_super_admin',
  'is_user_admin',
];

const every = (...of: string[]) =>
  of.flatMap((entity) => ['add', 'change', 'delete', 'view'].map((action) => `${action}_${entity}`));

const ofProducts = entities.filter((entity) =>
  /^(barcode|brand|category|file|newproduct|parameter|popular|pricelist|product|related|restriction)/.test(
    entity,
  ),
);

const permissionsOf: Record<string, string[]> = {
  CUSTOMER_ADMIN: [
    'view_customer',
    'change_customer',
    ...every('customeraddress', 'customeruser'),
    'view_order',
    'add_order',
    'change_order',
  ],
  CUSTOMER_USER: ['view_customer', 'view_customeraddress', 'view_customeruser', 'view_order', 'add_order'],
  TH_ADMIN: [...every(...entities), ...flags],
  TH_EVENT_ADMIN: [...every('event', 'file'), 'view_route', 'is_event_admin', 'is_files_admin'],
  TH_PRODUCT_ADMIN: [
    ...every(...ofProducts),
    'view_customergroup',
    'is_brand_admin',
    'is_category_admin',
    'is_files_admin',
    'is_product_admin',
    'is_restriction_admin',
  ],
  TH_SHOP_ADMIN: [
    ...every('deliverymethod', 'file', 'newslettersubscription', 'order', 'paymentmethod', 'route'),
    'view_customer',
    'view_customeraddress',
    'view_product',
    'view_productavailability',
    'is_document_admin',
    'is_files_admin',
    'is_order_admin',
    'is_route_admin',
  ],
  TH_USER_ADMIN: [
    ...every(
      'customer',
      'customeraddress',
      'customergroup',
      'customeruser',
      'newslettersubscription',
      'user',
    ),
    'view_order',
    'is_user_admin',
  ],
};

/** The roles of the shop with their permissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const grants = Object.entries(permissionsOf).flatMap(([role, permissions]) =>
    permissions.map((permission) => ({ role, permission })),
  );
  await sql`insert into role (code) select unnest(${Object.keys(permissionsOf)}::text[])
    on conflict do nothing`.execute(db);
  await sql`
    insert into role_permission (role, permission)
    select g->>'role', g->>'permission' from jsonb_array_elements(${JSON.stringify(grants)}::jsonb) g
    on conflict do nothing`.execute(db);

  // What a role at a customer gives counts there alone: held outright it would open the customers of others.
  await sql`
    alter table user_role add constraint user_role_of_staff check (role like 'TH\\_%')`.execute(db);
}
