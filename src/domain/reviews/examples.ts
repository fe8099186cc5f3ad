import type { Review } from './contract.ts';

export const exampleReview: Review = {
  id: 501,
  author_name: 'Kadri',
  author_city: 'Viljandi',
  is_verified_buyer: true,
  is_professional: true,
  rating: 5,
  body: 'Kliendid kiidavad lõhna ja juuksed jäävad kerged.',
  language: 'et',
  reply: '',
  created_at: '2026-10-14T08:21:00.000Z',
};
