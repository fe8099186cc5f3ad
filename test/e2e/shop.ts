import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../src/server/platform/embedded-postgres.ts';
import { findBrowser } from './browser.ts';
import { runBuiltShop } from './built-shop.ts';
import { slowNetwork } from './slow-network.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running shop, e.g. `http://localhost:41234`; its Latvian shop is at `lv.localhost`. */
    baseUrl: string;
    /** How its database is reached, to make people who have an account. */
    database: string;
  }
}

/**
 * The built shop with the demo shop in it, for all journeys; what it keeps goes when they end. With JOURNEY_DELAY_MS it
 * lies behind a slow network.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-e2e-'));
  const delayMs = Number(process.env['JOURNEY_DELAY_MS'] ?? 0);
  const network = delayMs > 0 ? await slowNetwork(delayMs) : undefined;
  const shop = await runBuiltShop({ DATA_DIR: dataDir, ...(network && { PUBLIC_URL: network.url }) });
  network?.leadTo(shop.baseUrl);
  const close = async (): Promise<void> => {
    network?.close();
    shop.process.kill('SIGTERM');
    await shop.ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([shop.opened(), findBrowser()]);
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('baseUrl', network?.url ?? shop.baseUrl);
  project.provide('database', (await startPostgres({ dataDir, join: true })).connectionString);
  return close;
}
