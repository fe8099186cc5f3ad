import { exampleOutside } from '../../../domain/loyalty/examples.ts';
import type { AuthUser, SessionItem } from '../../../domain/auth/contract.ts';
import type {
  Address,
  Customer,
  CustomerDocument,
  Invitation,
  Member,
} from '../../../domain/customers/contract.ts';

export const user: AuthUser = {
  uuid: '0198b9a2-0000-7000-8000-000000000001',
  email: 'mari@salong.ee',
  first_name: 'Mari',
  last_name: 'Maasikas',
  language: 'et',
  is_email_subscription: false,
  permissions: [],
  permission_groups: ['CUSTOMER_ADMIN'],
  active_role_permissions: [],
  active_company: null,
  show_intro: false,
  has_password: true,
  has_totp: false,
  needs_second_factor: false,
};

export const company: Customer = {
  uuid: '0198b9a2-0000-7000-8000-00000000000a',
  name: 'Salong Hele OÜ',
  middle_name: null,
  created_at: '2026-11-22T10:00:00.000Z',
  is_individual: false,
  reg_code: '12345678',
  vat: 'EE100594102',
  vat_check: { is_valid: true, checked_at: '2026-11-22T10:00:00.000Z' },
  phone: '+372 5551 2034',
  delivery_country_id: 2,
  status: 'approved',
  role: 'CUSTOMER_ADMIN',
  is_active: true,
  is_recently_registered: true,
  spending_limit: null,
  orders_need_approval: false,
  loyalty: exampleOutside,
};

export const person: Customer = {
  uuid: '0198b9a2-0000-7000-8000-00000000000b',
  name: 'Mari Maasikas',
  middle_name: null,
  created_at: '2026-11-22T10:00:00.000Z',
  is_individual: true,
  phone: null,
  delivery_country_id: 2,
  status: 'approved',
  role: 'CUSTOMER_ADMIN',
  is_active: true,
  is_recently_registered: true,
  spending_limit: null,
  orders_need_approval: false,
  loyalty: exampleOutside,
};

export const address: Address = {
  id: 7,
  type: 'DELIVERY',
  name: 'Salong Hele OÜ',
  street: 'Pärnu mnt 139',
  city: 'Tallinn',
  postal_code: '11317',
  country_id: 2,
  phone: null,
};

export const session: SessionItem = {
  id: 1,
  device: 'Chrome, Windows',
  created_at: '2026-11-22T08:00:00.000Z',
  last_used_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-12-22T10:00:00.000Z',
  is_current: true,
};

export const me: Member = {
  uuid: user.uuid,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  role: 'CUSTOMER_ADMIN',
  spending_limit: null,
  orders_need_approval: false,
  is_me: true,
};

export const colleague: Member = {
  uuid: '0198b9a2-0000-7000-8000-000000000002',
  email: 'kati@salong.ee',
  first_name: '',
  last_name: '',
  role: 'CUSTOMER_USER',
  spending_limit: '250.50',
  orders_need_approval: true,
  is_me: false,
};

export const invitation: Invitation = {
  id: 3,
  email: 'uus@salong.ee',
  role: 'CUSTOMER_USER',
  spending_limit: null,
  orders_need_approval: false,
  created_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-11-29T10:00:00.000Z',
};

export const licence: CustomerDocument = {
  id: 5,
  name: 'kutsetunnistus.pdf',
  content_type: 'application/pdf',
  bytes: 1234,
  expires_on: '2026-01-31',
  is_expired: true,
  status: 'approved',
  uploaded_at: '2026-11-22T10:00:00.000Z',
  url: '/api/v1/customers/a/documents/5/file/',
};
