import type { CustomerRole } from '../visitor.ts';

/** Roles of the staff (AU-05). */
export const staffRoles = [
  'TH_ADMIN',
  'TH_EVENT_ADMIN',
  'TH_PRODUCT_ADMIN',
  'TH_SHOP_ADMIN',
  'TH_USER_ADMIN',
] as const;
export type StaffRole = (typeof staffRoles)[number];

const actions = ['add', 'change', 'delete', 'view'] as const;

/** What a permission can be about. */
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
] as const;
type Entity = (typeof entities)[number];

/** Permissions that open parts of the back office. */
export const adminFlags = [
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
] as const;

/** `view_order`, `is_order_admin`: what a call or a page of the back office may ask for. */
export type Permission = `${(typeof actions)[number]}_${Entity}` | (typeof adminFlags)[number];

/** Every permission there is. */
export const permissions: readonly Permission[] = [...every(...entities), ...adminFlags];

/**
 * What each role is given when the shop is installed; the tables hold what counts. What a role at a customer gives counts for
 * that customer alone and opens no call of the staff.
 */
export const rolePermissions: Readonly<Record<StaffRole | CustomerRole, readonly Permission[]>> = {
  CUSTOMER_ADMIN: [
    'view_customer',
    'change_customer',
    ...every('customeraddress', 'customeruser'),
    'view_order',
    'add_order',
    'change_order',
  ],
  CUSTOMER_USER: ['view_customer', 'view_customeraddress', 'view_customeruser', 'view_order', 'add_order'],
  TH_ADMIN: permissions,
  TH_EVENT_ADMIN: [...every('event', 'file'), 'view_route', 'is_event_admin', 'is_files_admin'],
  TH_PRODUCT_ADMIN: [
    ...every(
      'barcode',
      'brand',
      'category',
      'file',
      'newproduct',
      'parameter',
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
    ),
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

function every<E extends Entity>(...of: readonly E[]): `${(typeof actions)[number]}_${E}`[] {
  return of.flatMap((entity) => actions.map((action) => `${action}_${entity}` as const));
}
