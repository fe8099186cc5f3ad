import path from 'node:path';
import { z } from 'zod';
import {
  address,
  choice,
  folder,
  hostList,
  password,
  secretKey,
  sender,
  type Setting,
  text,
  trustedProxies,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts';
import { isLive } from './live.ts';
import { StartProblem } from './start-problem.ts';

/** A setting whose value is not allowed; the message is one line for the operator. */
export class ConfigError extends StartProblem {}

/**
 * Every setting of the shop: its name in the environment, what it is for, its default and what is
 * allowed. A default of null means "not set".
 */
export const settings = {
  PORT: wholeNumber(1, 65_535, '3000', 'Port to listen on'),
  HOST: text('127.0.0.1', 'Address to listen on; 0.0.0.0 lets other machines in'),
  PUBLIC_URL: address(
    ['http:', 'https:'],
    'http://localhost:PORT',
    'Address people reach the shop at, without a path; https turns on HSTS',
  ),
  SHOP_HOSTS_EE: hostList(
    'localhost,127.0.0.1,ee.localhost',
    'Host names of the Estonian shop; an unknown name gets it too',
  ),
  SHOP_HOSTS_LV: hostList('lv.localhost', 'Host names of the Latvian shop'),
  PICTURE_HOSTS: hostList(
    null,
    'Hosts whose pictures composed pages may show; not set: only pictures of the shop itself',
  ),
  DATA_DIR: folder('.data', 'Folder of the embedded database and the files'),
  MEDIA_DIR: folder('DATA_DIR/media', 'Folder of pictures and documents'),
  PRIVATE_DIR: folder(
    'DATA_DIR/private',
    'Folder of documents that only their customer and staff may read; never serve it as files',
  ),
  PICTURES_AHEAD: wholeNumber(
    0,
    1_000_000,
    '2000',
    'Maximum number of pictures rendered before anybody asks for them, the most popular first; 0: each when first asked for',
  ),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    null,
    'PostgreSQL 15 or newer to use; not set: the embedded one in DATA_DIR',
    { isSecret: true },
  ),
  DATABASE_POOL: wholeNumber(2, 500, '10', 'Maximum of database connections of one process'),
  SHOP_ROLE: choice(
    ['all', 'web', 'worker'],
    'all',
    'What this process does: pages and calls, jobs, or both',
  ),
  DEMO: yesOrNo('yes', 'Load the demo shop when the database is empty'),
  DEMO_PASSWORD: password(
    'tere-ilumaja-2026',
    'What the people of the demo shop sign in with; a live shop has none of them',
  ),
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'The lowest level of log lines to write',
  ),
  TRUST_PROXY: trustedProxies(
    'no',
    'Whose X-Forwarded-… headers are believed: nobody’s, everybody’s, or those of the proxies at these addresses',
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    '600',
    'Calls one address may make a minute to a call that costs much; a lower limit of the call itself stays',
  ),
  PAGE_CACHE_MB: wholeNumber(
    1,
    65_536,
    '64',
    'Memory for finished pages, in MB; shared answers and what cards of products are made of take half as much again',
  ),
  SEARCH_INDEX: yesOrNo(
    'yes',
    'Hold the filters, prices and stock of all products in memory for searching, about 0.3 KB each; no: the database alone searches',
  ),
  SECRET_KEY: secretKey(
    null,
    'Encrypts what people share with their apps for one-time codes; not set: a key in DATA_DIR/secret.key, made at the first start',
  ),
  ADMIN_SECOND_FACTOR: yesOrNo(
    'no',
    'Whether rights of the staff count only after a passkey or a one-time code; not set: yes for a live shop',
  ),
  GOOGLE_CLIENT_ID: text(null, 'Client that signs people in with Google; not set: no such button'),
  GOOGLE_CLIENT_SECRET: text(null, 'Secret of that client', { isSecret: true }),
  GOOGLE_ISSUER: address(
    ['http:', 'https:'],
    'https://accounts.google.com',
    'OpenID provider behind the button of Google; http only on this machine',
    { hasPath: true },
  ),
  FACEBOOK_CLIENT_ID: text(null, 'App that signs people in with Facebook; not set: no such button'),
  FACEBOOK_CLIENT_SECRET: text(null, 'Secret of that app', { isSecret: true }),
  FACEBOOK_DIALOG_URL: address(
    ['http:', 'https:'],
    'https://www.facebook.com/v24.0/dialog/oauth',
    'Page of Facebook that asks people; its version expires after two years',
    { hasPath: true },
  ),
  FACEBOOK_GRAPH_URL: address(
    ['http:', 'https:'],
    'https://graph.facebook.com/v24.0',
    'Facebook’s Graph, which tells who somebody is',
    { hasPath: true },
  ),
  METRICS_TOKEN: text(null, 'Bearer token /metrics asks for; not set: it answers only on this machine', {
    isSecret: true,
  }),
  SENTRY_DSN: address(['http:', 'https:'], null, 'Where errors are reported by the Sentry protocol', {
    isSecret: true,
    hasPath: true,
  }),
  SENTRY_TRACES_SAMPLE_RATE: {
    ...text('0.3', 'Share of requests whose timing is reported too'),
    allowed: 'a number from 0 to 1',
    schema: z
      .string()
      .regex(/^\d(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().max(1)),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    ['http:', 'https:'],
    null,
    'OpenTelemetry collector traces are sent to',
    {
      hasPath: true,
    },
  ),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    null,
    'Mail server; not set: a shop on this machine keeps its mails for reading at /dev/mail, a live one sends none',
    { isSecret: true },
  ),
  MAIL_FROM_EE: sender(
    null,
    'Whom mails of the Estonian shop are from; not set: the address of its customer support',
  ),
  MAIL_FROM_LV: sender(
    null,
    'Whom mails of the Latvian shop are from; not set: the address of its customer support',
  ),
  VIES_URL: address(
    ['http:', 'https:'],
    'https://ec.europa.eu/taxation_customs/vies/rest-api',
    'VIES of the European Union, which is asked in the background whether VAT numbers of companies are valid',
    { hasPath: true },
  ),
  EVERYPAY_URL: address(
    ['http:', 'https:'],
    'https://pay.every-pay.eu/api/v4',
    'EveryPay’s API: cards, banks and instalments of LHV; its demo is https://igw-demo.every-pay.com/api/v4',
    { hasPath: true },
  ),
  EVERYPAY_API_USERNAME: text(
    null,
    'Who the shop is to EveryPay; not set: a shop on this machine pays at its simulator, a live one offers no cards and banks',
  ),
  EVERYPAY_API_SECRET: text(null, 'Secret of that user', { isSecret: true }),
  EVERYPAY_ACCOUNT: text(null, 'Processing account at EveryPay, such as EUR3D1'),
  EVERYPAY_APPLE_PAY: yesOrNo('no', 'Whether Apple Pay is enabled on that account'),
  EVERYPAY_BANK_REFUNDS: yesOrNo(
    'no',
    'Whether EveryPay itself sends money of bank payments back (the shop’s bank is LHV); no: somebody does so by bank',
  ),
  ESTO_URL_EE: address(['http:', 'https:'], 'https://api.esto.ee', 'ESTO’s API for orders of Estonia'),
  ESTO_SHOP_ID_EE: text(
    null,
    'The shop’s id at ESTO in Estonia; not set: as EVERYPAY_API_USERNAME, for instalments',
  ),
  ESTO_SECRET_KEY_EE: text(null, 'Secret key of that shop', { isSecret: true }),
  ESTO_URL_LV: address(['http:', 'https:'], 'https://api.esto.lv', 'ESTO’s API for orders of Latvia'),
  ESTO_SHOP_ID_LV: text(null, 'The shop’s id at ESTO in Latvia; not set: as that of Estonia'),
  ESTO_SECRET_KEY_LV: text(null, 'Secret key of that shop', { isSecret: true }),
  ESTO_MODE: choice(['live', 'test'], 'live', 'Whether contracts made at ESTO are real'),
  PAYMENT_TIMEOUT_MS: wholeNumber(
    100,
    60_000,
    '8000',
    'How long a provider of payments may take to answer, in ms',
  ),
  REVIEW_INVITATION_DAYS: wholeNumber(
    0,
    90,
    '10',
    'How many days after a delivery its buyer is invited to review it, if that was allowed; 0: nobody is',
  ),
  PICKUP_POINT_LISTS: yesOrNo(
    'no',
    'Whether the lists of pick-up points are fetched from the carriers; not set: yes for a live shop',
  ),
  OMNIVA_LIST_URL: address(
    ['http:', 'https:'],
    'https://www.omniva.ee/locations.json',
    'Omniva’s list of parcel lockers; http only on this machine',
    { hasPath: true },
  ),
  SMARTPOSTI_LIST_URL: address(
    ['http:', 'https:'],
    'https://my.smartpost.ee/api/ext/v1/places',
    'SmartPosti’s list of places, asked for each country',
    { hasPath: true },
  ),
  SMARTPOSTI_API_KEY: text(null, 'Key for SMARTPOSTI_LIST_URL, where that asks for one', { isSecret: true }),
  DPD_LIST_URL: address(
    ['http:', 'https:'],
    'https://eserviss.dpd.lv/api/v1/lockers',
    'DPD’s list of lockers, asked for each country',
    { hasPath: true },
  ),
  DPD_TOKEN: text(null, 'Token of the contract with DPD; not set: its list is not fetched', {
    isSecret: true,
  }),
  DPD_LEGACY_URL: address(
    ['http:', 'https:'],
    null,
    'DPD’s older Interconnector with user and password, asked where DPD_TOKEN is not set',
    { hasPath: true, isSecret: true },
  ),
  VENIPAK_LIST_URL: address(
    ['http:', 'https:'],
    'https://go.venipak.lt/ws/get_pickup_points',
    'Venipak’s list of pick-up points, asked for each country',
    { hasPath: true },
  ),
  LATVIJAS_PASTS_LIST_URL: address(
    ['http:', 'https:'],
    'https://api-esavitarna.post.lt/terminal/list?size=9999',
    'List of the terminals of Latvijas Pasts and Unisend',
    { hasPath: true },
  ),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(
    100,
    600_000,
    '15000',
    'How long running requests and jobs may take to finish when the shop stops, in ms',
  ),
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;

type Value<One> =
  One extends Setting<infer T, infer Default> ? (Default extends null ? T | undefined : T) : never;

/** The settings, checked. `DATA_DIR` and `MEDIA_DIR` are absolute, `PUBLIC_URL` has no slash at its end. */
export type Config = { readonly [Name in SettingName]: Value<Settings[Name]> };

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 * @throws ConfigError naming the variable, its value (unless it is a secret) and what is allowed
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {};
  for (const name of Object.keys(settings) as SettingName[]) {
    const setting: Setting<unknown, string | null> = settings[name];
    const value = env[name]?.trim() || derivedDefault(name, config) || setting.default;
    config[name] = value === null ? undefined : parse(name, setting, value);
  }
  return config as Config;
}

/** Defaults that follow another setting; that one stands before them in the list. */
function derivedDefault(name: SettingName, config: Record<string, unknown>): string | undefined {
  if (name === 'PUBLIC_URL') return `http://localhost:${String(config['PORT'])}`;
  if (name === 'ADMIN_SECOND_FACTOR' || name === 'PICKUP_POINT_LISTS') {
    return isLive({ PUBLIC_URL: String(config['PUBLIC_URL']) }) ? 'yes' : 'no';
  }
  if (name === 'MEDIA_DIR') return path.join(String(config['DATA_DIR']), 'media');
  if (name === 'PRIVATE_DIR') return path.join(String(config['DATA_DIR']), 'private');
  return undefined;
}

function parse(name: SettingName, setting: Setting<unknown, string | null>, value: string): unknown {
  const result = setting.schema.safeParse(value);
  if (result.success) return result.data;
  const shown = setting.isSecret
    ? 'has a value (not shown, it may hold a secret)'
    : `is ${JSON.stringify(value)}`;
  throw new ConfigError(`The setting ${name} ${shown} but must be ${setting.allowed}`);
}
