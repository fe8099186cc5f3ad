import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settings, type SettingName } from './config.ts';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('was accepted');
}

test('every setting has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: path.resolve('.data'),
    MEDIA_DIR: path.resolve('.data/media'),
    DATABASE_URL: undefined,
    DEMO: true,
    TRUST_PROXY: false,
    SHOP_HOSTS_EE: ['localhost', '127.0.0.1', 'ee.localhost'],
    SENTRY_TRACES_SAMPLE_RATE: 0.3,
  });
});

test('settings that follow another one do so', () => {
  expect(readConfig({ PORT: '4000', DATA_DIR: '/srv/shop' })).toMatchObject({
    PUBLIC_URL: 'http://localhost:4000',
    MEDIA_DIR: '/srv/shop/media',
  });
});

test('an empty variable counts as not set, spaces around a value do not count', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: ' no ' })).toMatchObject({
    PORT: 3000,
    DATABASE_URL: undefined,
    DEMO: false,
  });
});

test.each<[SettingName, string]>([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000a'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['SHOP_HOSTS_EE', 'shop.example:443'],
  ['SHOP_HOSTS_LV', 'shop.example,,b.example'],
  ['SHOP_ROLE', 'queue'],
  ['DEMO', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['DATABASE_POOL', '1'],
  ['SENTRY_TRACES_SAMPLE_RATE', '1.5'],
])('%s=%s stops the start with one line', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toContain(name);
  expect(message).toContain(JSON.stringify(value));
  expect(message).toContain(settings[name].allowed);
  expect(message).not.toContain('\n');
});

test.each<SettingName>(['DATABASE_URL', 'SENTRY_DSN'])('a wrong %s is not printed', (name) => {
  const message = refusal({ [name]: 'mysql://shop:hunter2@db/shop' });
  expect(message).toContain(name);
  expect(message).not.toContain('hunter2');
});

test.each([
  ['no', false],
  ['yes', true],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s is understood', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected);
});

test('addresses and hosts are put into one form', () => {
  expect(
    readConfig({ PUBLIC_URL: 'https://pood.example/', SHOP_HOSTS_EE: 'Pood.example, www.pood.example' }),
  ).toMatchObject({
    PUBLIC_URL: 'https://pood.example',
    SHOP_HOSTS_EE: ['pood.example', 'www.pood.example'],
  });
});
