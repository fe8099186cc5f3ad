import type { OwnReview, Review, StaffReview } from './contract.ts';

export const exampleReview: Review = {
  id: 501,
  author_name: 'Kadri M.',
  author_city: 'Viljandi',
  is_verified_buyer: true,
  is_professional: true,
  rating: 5,
  text: 'Kliendid kiidavad lõhna ja juuksed jäävad kerged.',
  language: 'et',
  reply: '',
  pictures: [],
  helpful_count: 3,
  created_at: '2026-10-14T08:21:00.000Z',
  edited_at: null,
};

export const exampleOwnReview: OwnReview = {
  ...exampleReview,
  product: { id: 128, name: 'Hydra Repair šampoon', slug: 'hydra-repair-sampoon' },
  moderation: 'denied',
  reason: 'Arvustuses on teise inimese nimi ja telefoninumber.',
};

export const exampleStaffReview: StaffReview = {
  ...exampleOwnReview,
  version: 2,
  customer: '0b7f6f1e-9d1c-4a51-8a53-7d0b8f4f2c11',
  is_withdrawn: false,
  reports: [{ reason: 'personal_data', text: '', created_at: '2026-10-15T09:00:00.000Z' }],
  history: [{ moderation: 'pending', reason: null, user: null, at: '2026-10-14T08:21:00.000Z' }],
};
