import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // Files share the modules a worker has loaded: loading them anew for each took half of all tests' time. So no
    // file leaves a changed module, global or document behind; test/fresh-document.ts clears the document.
    isolate: false,
    // Vitest would leave a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine is late, not wrong.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/domain/**/*.test.ts',
            'seed/{*,catalogue/**/*,content/**/*}.test.ts',
            'test/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx'],
          setupFiles: ['test/wait-timeout.ts', 'test/wait-timeout-dom.ts', 'test/fresh-document.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/server/**/*.test.ts', 'seed/people/*.test.ts', 'test/relevance/**/*.test.ts'],
          globalSetup: ['test/database.ts'],
          setupFiles: ['test/wait-timeout.ts'],
          hookTimeout: 120_000,
          // More than a small machine has cores: many tests wait, for a time to pass or a process to start.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: ['test/e2e/shop.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          // A page may be slow on a busy machine; how slow is measured elsewhere.
          expect: { poll: { timeout: 60_000 } },
          // A browser for each of the cores of a small machine; the shop is one for all.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
