import { staffRoles, type Permission } from './permissions.ts';
import { hasAnyGroup, hasPermission } from './rights.ts';

/** What decides whether somebody may open a page. */
export interface Rights {
  groups: ReadonlySet<string>;
  permissions: ReadonlySet<string>;
}

/** Pages of the back office and the permission each asks for; null: any role of the staff will do. The menu follows this order. */
export const adminAccess: readonly { path: string; permission: Permission | null }[] = [
  { path: '/admin', permission: null },
  { path: '/admin/products', permission: 'is_product_admin' },
  { path: '/admin/popular-products', permission: 'is_product_admin' },
  { path: '/admin/reviews', permission: 'is_product_admin' },
  { path: '/admin/brands', permission: 'is_brand_admin' },
  { path: '/admin/categories', permission: 'is_category_admin' },
  { path: '/admin/category-sorting', permission: 'is_category_admin' },
  { path: '/admin/restrictions', permission: 'is_restriction_admin' },
  { path: '/admin/pending-orders', permission: 'is_order_admin' },
  { path: '/admin/carts', permission: 'is_order_admin' },
  { path: '/admin/transport', permission: 'is_order_admin' },
  { path: '/admin/events', permission: 'is_event_admin' },
  { path: '/admin/users', permission: 'is_user_admin' },
  { path: '/admin/media-library', permission: 'is_files_admin' },
  { path: '/admin/documents', permission: 'is_document_admin' },
  { path: '/admin/routes', permission: 'is_route_admin' },
  { path: '/admin/campaign-preview', permission: 'is_route_admin' },
  { path: '/admin/shops', permission: 'is_route_admin' },
  { path: '/admin/creator/edit', permission: 'is_route_admin' },
  { path: '/admin/creator/iframe', permission: 'is_route_admin' },
  { path: '/admin/creator/fallback', permission: 'is_route_admin' },
  { path: '/admin/background-services', permission: 'is_super_admin' },
];

const permissionOf = new Map(adminAccess.map(({ path, permission }) => [path, permission]));

/**
 * Whether somebody may open a path of the back office. A path that is not in the list opens for nobody: to whoever may not
 * enter, nothing tells it from one that is (ER-03).
 */
export function mayOpenAdmin(path: string, { groups, permissions }: Rights): boolean {
  const required = permissionOf.get(`/${path.split('/').filter(Boolean).join('/')}`);
  return required !== undefined && hasAnyGroup(groups, staffRoles) && hasPermission(permissions, required);
}
