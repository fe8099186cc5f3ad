import { z } from 'zod';
import { emailField } from '../email.ts';
import { noticeKinds, noticeSources } from './kinds.ts';

const kind = z.enum(noticeKinds, { error: 'invalid' });

export const noticeSwitch = z.object({
  kind,
  is_on: z.boolean(),
  given_at: z.iso.datetime().nullable().describe('When the consent was given; null: there is none'),
});
export type NoticeSwitch = z.infer<typeof noticeSwitch>;

/** What somebody said, and when. */
export const consentEvent = z.object({
  kind,
  action: z.enum(['given', 'withdrawn']),
  source: z.enum(noticeSources),
  text_version: z.string().describe('Which words the question had'),
  at: z.iso.datetime(),
});
export type ConsentEvent = z.infer<typeof consentEvent>;

/** A product somebody waits for. */
export const waiting = z.object({
  product: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }),
  expires_at: z.iso.datetime(),
});
export type Waiting = z.infer<typeof waiting>;

export const notices = z.object({
  email: z.string(),
  switches: z.array(noticeSwitch).describe('Every kind, in a fixed order'),
  waiting: z.array(waiting).describe('Products that are to come back, the latest wish first'),
  history: z.array(consentEvent).describe('The latest first'),
});
export type Notices = z.infer<typeof notices>;

export const switchBody = z.strictObject({ kind, is_on: z.boolean({ error: 'invalid' }) });
export type SwitchBody = z.input<typeof switchBody>;

/** 256 random bits in base64url. */
const token = z.string({ error: 'invalid' }).regex(/^[\w-]{43}$/, { error: 'invalid' });

export const confirmBody = z.strictObject({ token });
export type ConfirmBody = z.input<typeof confirmBody>;

export const confirmed = z.object({
  kind,
  email: z.string(),
  product: z.number().int().nullable().describe('What it is about, if about a product'),
});
export type Confirmed = z.infer<typeof confirmed>;

/** A sealed address and kind, in base64url. */
const key = z.string({ error: 'invalid' }).min(1, { error: 'required' }).max(1000, { error: 'too_long' });
export const noticeKey = z.strictObject({ key });

export const preferences = z.object({
  email: z.string().describe('The address, all but hidden: a mail may have been passed on'),
  kind: kind.describe('Of the mail the link came from'),
  switches: z.array(noticeSwitch),
});
export type Preferences = z.infer<typeof preferences>;

export const preferencesBody = z.strictObject({ key, kind, is_on: z.boolean({ error: 'invalid' }) });
export type PreferencesBody = z.input<typeof preferencesBody>;

/** PostgreSQL's largest int: no id is greater. */
const largestId = 2_147_483_647;

export const productId = z.object({ id: z.coerce.number().int().min(1).max(largestId) });

export const backInStockBody = z.strictObject({
  email: emailField.optional().describe('Of who is not signed in; others are told at their own'),
});
export type BackInStockBody = z.input<typeof backInStockBody>;

export const backInStockAnswer = z.object({
  email: z.string(),
  is_asked: z.boolean().describe('A mail asks the address first; the same whether it waits already or not'),
});
export type BackInStockAnswer = z.infer<typeof backInStockAnswer>;
