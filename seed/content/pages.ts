import { articles } from './articles/index.ts';
import type { SeedPage } from './builder.ts';
import { campaignListHead, campaigns } from './campaigns.ts';
import { eventListPositions, eventPages } from './event-pages.ts';
import { home } from './home.ts';
import { accessibility } from './information/accessibility.ts';
import { company } from './information/company.ts';
import { cookies } from './information/cookies.ts';
import { delivery } from './information/delivery.ts';
import { payment } from './information/payment.ts';
import { privacy } from './information/privacy.ts';
import { terms } from './information/terms.ts';
import { withdrawal } from './information/withdrawal.ts';
import { layout } from './layout.ts';
import { brandHeads, categoryHeads } from './list-heads.ts';

/** Every composed page of the demo shop. */
export const pages: readonly SeedPage[] = [
  home,
  ...layout,
  campaignListHead,
  ...campaigns.map((one) => one.page),
  ...eventListPositions,
  ...eventPages,
  ...articles,
  delivery,
  payment,
  terms,
  withdrawal,
  privacy,
  cookies,
  accessibility,
  ...company,
  ...brandHeads,
  ...categoryHeads,
];
