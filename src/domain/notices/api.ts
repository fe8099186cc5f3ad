import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import * as shapes from './contract.ts';
import { noticeTextVersion } from './kinds.ts';
import { waitingDays } from './rules.ts';

const tag = 'Notices';
const at = '2026-11-23T10:00:00.000Z';
const switches = [
  { kind: 'newsletter' as const, is_on: true, given_at: at },
  { kind: 'back_in_stock' as const, is_on: false, given_at: null },
  { kind: 'price_drop' as const, is_on: false, given_at: null },
  { kind: 'abandoned_cart' as const, is_on: false, given_at: null },
  { kind: 'review_invitation' as const, is_on: false, given_at: null },
];
const example = {
  email: 'nimi@salong.ee',
  switches,
  waiting: [
    {
      product: { id: 128, name: 'Ox Professional Color 6.64', slug: 'ox-professional-color-664' },
      expires_at: '2027-02-21T10:00:00.000Z',
    },
  ],
  history: [
    {
      kind: 'newsletter' as const,
      action: 'given' as const,
      source: 'account' as const,
      text_version: noticeTextVersion,
      at,
    },
  ],
};
const key = 'AQ9sc2VhbGVk';

export const notices = contract(calls.noticesCall, {
  tag,
  summary: 'Which mails the signed-in user has asked for, and what was said about them before',
  answer: shapes.notices.meta({ examples: [example] }),
});

export const switchNotice = contract(calls.switchNoticeCall, {
  tag,
  summary: 'Ask for a kind of mails, or for no more of them',
  description: 'Each change is a record of its own: what, when, where and with which words.',
  body: shapes.switchBody.meta({ examples: [{ kind: 'price_drop', is_on: true }] }),
  answer: shapes.notices.meta({ examples: [example] }),
});

export const confirmNotice = contract(calls.confirmNoticeCall, {
  tag,
  summary: 'Confirm that the owner of an address asked for mails',
  description: 'The link of the mail works for three days and may be followed twice.',
  body: shapes.confirmBody.meta({ examples: [{ token: 'A'.repeat(43) }] }),
  answer: shapes.confirmed.meta({
    examples: [{ kind: 'newsletter', email: 'nimi@salong.ee', product: null }],
  }),
  errors: ['TOKEN_INVALID'],
});

export const preferences = contract(calls.preferencesCall, {
  tag,
  summary: 'The same switches for who has the link of a mail',
  query: shapes.noticeKey,
  answer: shapes.preferences.meta({
    examples: [{ email: 'n…@salong.ee', kind: 'newsletter', switches }],
  }),
  errors: ['NOTICE_LINK_INVALID'],
});

export const changePreferences = contract(calls.changePreferencesCall, {
  tag,
  summary: 'Change one of them',
  description:
    'Off counts at once. On sends a mail to be confirmed: whoever has the link need not own the address.',
  body: shapes.preferencesBody.meta({ examples: [{ key, kind: 'newsletter', is_on: false }] }),
  answer: shapes.preferences.meta({
    examples: [{ email: 'n…@salong.ee', kind: 'newsletter', switches }],
  }),
  errors: ['NOTICE_LINK_INVALID'],
});

export const askBackInStock = contract(calls.askBackInStockCall, {
  tag,
  summary: 'Be told once when a product that is sold out can be bought again',
  description: `Who is signed in is told at their own address; another address is asked by mail first. The wish ends after ${waitingDays} days.`,
  params: shapes.productId,
  body: shapes.backInStockBody.meta({ examples: [{ email: 'nimi@salong.ee' }] }),
  answer: shapes.backInStockAnswer.meta({ examples: [{ email: 'nimi@salong.ee', is_asked: true }] }),
  errors: ['PRODUCT_NOT_FOUND', 'ALREADY_IN_STOCK', 'TOO_MANY_WAITING'],
});

export const cancelBackInStock = contract(calls.cancelBackInStockCall, {
  tag,
  summary: 'Wait for a product no longer',
  params: shapes.productId,
});
