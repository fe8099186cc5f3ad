import { describe, expect, test } from 'vitest';
import { adminFlags, permissions, rolePermissions, staffRoles } from './permissions.ts';
import { hasAllGroups, hasAnyGroup, hasGroup, hasPermission } from './rights.ts';

describe('AU-05 groups', () => {
  const groups = ['CUSTOMER_ADMIN', 'TH_SHOP_ADMIN'];
  test.each([groups, new Set(groups)])('are asked of a list and of a set alike', (held) => {
    expect([hasGroup(held, 'TH_SHOP_ADMIN'), hasGroup(held, 'TH_ADMIN'), hasGroup(held, 'TH_')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasAnyGroup(held, ['TH_ADMIN', 'TH_SHOP_ADMIN'])).toBe(true);
    expect(hasAnyGroup(held, ['TH_ADMIN'])).toBe(false);
    expect(hasAllGroups(held, ['CUSTOMER_ADMIN', 'TH_SHOP_ADMIN'])).toBe(true);
    expect(hasAllGroups(held, ['CUSTOMER_ADMIN', 'TH_ADMIN'])).toBe(false);
  });

  test('any of none is none, all of none are there', () => {
    expect(hasAnyGroup(groups, [])).toBe(false);
    expect(hasAllGroups([], [])).toBe(true);
  });
});

test('AU-05 a permission is held, or none is required', () => {
  const held = new Set(['view_order']);
  expect(hasPermission(held, 'view_order')).toBe(true);
  expect(hasPermission([...held], 'change_order')).toBe(false);
  for (const none of [null, undefined]) expect(hasPermission(new Set(), none)).toBe(true);
});

test('AU-05 there are four permissions for each of 30 things, and eleven flags', () => {
  expect(permissions).toHaveLength(30 * 4 + 11);
  expect(new Set(permissions).size).toBe(permissions.length);
  expect(permissions).toEqual(
    expect.arrayContaining(['add_barcode', 'delete_productavailability', 'view_user', 'is_super_admin']),
  );
});

test('AU-05 each flag opens for some role, and all of them for TH_ADMIN', () => {
  expect(rolePermissions.TH_ADMIN).toEqual(permissions);
  const others = staffRoles.filter((role) => role !== 'TH_ADMIN');
  const opened = new Set(
    others.flatMap((role) => rolePermissions[role].filter((one) => one.startsWith('is_'))),
  );
  expect(adminFlags.filter((flag) => !opened.has(flag))).toEqual(['is_super_admin']);
  for (const role of ['CUSTOMER_ADMIN', 'CUSTOMER_USER'] as const)
    expect(rolePermissions[role].filter((one) => one.startsWith('is_'))).toEqual([]);
});
