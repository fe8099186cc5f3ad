import { expect, test } from 'vitest';
import { adminAccess, mayOpenAdmin } from './admin-access.ts';
import { isAdminPath } from './admin-path.ts';
import { rolePermissions, staffRoles, type StaffRole } from './permissions.ts';

const rightsOf = (role: StaffRole) => ({
  groups: new Set<string>([role]),
  permissions: new Set<string>(rolePermissions[role]),
});
const nobody = { groups: new Set<string>(), permissions: new Set<string>() };

test('ER-03 each path of the back office opens for the role that has its permission, and for no other', () => {
  const opened = (role: StaffRole) =>
    adminAccess.filter(({ path }) => mayOpenAdmin(path, rightsOf(role))).map(({ path }) => path);
  expect(opened('TH_ADMIN')).toEqual(adminAccess.map(({ path }) => path));
  expect(opened('TH_EVENT_ADMIN')).toEqual(['/admin', '/admin/events', '/admin/media-library']);
  expect(opened('TH_USER_ADMIN')).toEqual(['/admin', '/admin/users']);
  expect(opened('TH_PRODUCT_ADMIN')).toEqual([
    '/admin',
    '/admin/products',
    '/admin/popular-products',
    '/admin/reviews',
    '/admin/brands',
    '/admin/categories',
    '/admin/category-sorting',
    '/admin/restrictions',
    '/admin/media-library',
  ]);
  expect(opened('TH_SHOP_ADMIN')).toEqual([
    '/admin',
    '/admin/pending-orders',
    '/admin/carts',
    '/admin/transport',
    '/admin/media-library',
    '/admin/documents',
    '/admin/routes',
    '/admin/campaign-preview',
    '/admin/shops',
    '/admin/creator/edit',
    '/admin/creator/iframe',
    '/admin/creator/fallback',
  ]);
});

test('ER-03 a permission without a group of the staff opens nothing, nor does a group without the permission', () => {
  const permissions = new Set<string>(rolePermissions.TH_ADMIN);
  for (const { path } of adminAccess) {
    expect(mayOpenAdmin(path, nobody), path).toBe(false);
    expect(mayOpenAdmin(path, { groups: new Set(['CUSTOMER_ADMIN']), permissions }), path).toBe(false);
  }
  const bare = { groups: new Set<string>(staffRoles), permissions: new Set<string>() };
  expect(adminAccess.filter(({ path }) => mayOpenAdmin(path, bare)).map(({ path }) => path)).toEqual([
    '/admin',
  ]);
});

test.each([
  ['/admin/', true],
  ['//admin//products/', true],
  ['/admin/nothing', false],
  ['/admin/products/7', false],
  ['/admin/constructor', false],
  ['/Admin', false],
  ['/', false],
])('ER-03 %s opens for TH_ADMIN: %j', (path, expected) => {
  expect(mayOpenAdmin(path, rightsOf('TH_ADMIN'))).toBe(expected);
});

test.each([
  ['/admin', true],
  ['/admin/', true],
  ['//admin/x', true],
  ['/administration', false],
  ['/products/admin', false],
  ['/', false],
])('%s belongs to the back office: %j', (path, expected) => {
  expect(isAdminPath(path)).toBe(expected);
});
