import { vi } from 'vitest';

/** How long a test waits for a state, in ms. A busy machine is late, not wrong: only what never comes fails. */
export const waitTimeoutMs = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: waitTimeoutMs,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
