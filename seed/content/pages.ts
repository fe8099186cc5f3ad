import { articles } from './articles/index.ts';
import type { SeedPage } from './builder.ts';
import { campaignListHead, campaigns } from './campaigns.ts';
import { eventListPositions, eventPages } from './event-pages.ts';
import { home } from './home.ts';
import { accessibility } from './information/accessibility.ts';
import { company } from './information/company.ts';
import { cookies } from './information/cookies.ts';
import { delivery } from './information/delivery.ts';
import { loyalty } from './information/loyalty.ts';
import { payment } from './information/payment.ts';
import { privacy } from './information/privacy.ts';
import { terms } from './information/terms.ts';
import { withdrawal } from './information/withdrawal.ts';
import { layout } from './layout.ts';
import { brandHeads, categoryHeads } from './list-heads.ts';
import { withOwnSupport } from './own-support.ts';

/** Every composed page of the demo shop. Terms and the like name the company itself, the same in both shops. */
export const pages: readonly SeedPage[] = [
  home,
  ...layout.map(withOwnSupport),
  campaignListHead,
  ...campaigns.map((one) => one.page),
  ...eventListPositions,
  ...eventPages,
  ...articles,
  withOwnSupport(delivery),
  payment,
  terms,
  withdrawal,
  privacy,
  cookies,
  withOwnSupport(accessibility),
  loyalty,
  ...company.map(withOwnSupport),
  ...brandHeads,
  ...categoryHeads,
];
