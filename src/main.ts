import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadDemoShop } from '../seed/demo.ts';
import type { MailRenderer } from './server/mail/service.ts';
import { readConfig } from './server/platform/config.ts';
import { isLive } from './server/platform/live.ts';
import type { Renderer } from './server/platform/pages.ts';
import { describeStartProblem } from './server/platform/start-problem.ts';
import { builtFiles } from './server/platform/web-files.ts';
import { startShop, type Web } from './server/start.ts';

/** Where the rooms meet: the server gets the renderer of the built web, or in development that of its sources. */
async function findWeb(): Promise<Web> {
  if (process.env['NODE_ENV'] === 'development') {
    const { developmentWeb } = await import('./dev.ts');
    return developmentWeb();
  }
  const folder = join(process.cwd(), 'dist/web');
  const entry = pathToFileURL(join(process.cwd(), 'dist/web-server/entry-server.js')).href;
  const loaded = import(entry) as Promise<Renderer>;
  return {
    folder,
    filesOf: builtFiles(folder),
    renderer: () => loaded,
    apiDocument: () => readFile(join(process.cwd(), 'dist/server/openapi.json'), 'utf8'),
  };
}

/** Mails are rendered by components, which Node does not read from their sources by itself. */
async function findMailRenderer(): Promise<MailRenderer> {
  if (process.env['NODE_ENV'] === 'development') {
    const { developmentMailRenderer } = await import('./dev.ts');
    return developmentMailRenderer();
  }
  const { renderMail } = await import('./server/mail/render.tsx');
  return renderMail;
}

try {
  const config = readConfig(process.env);
  await startShop(config, {
    web: await findWeb(),
    renderMail: findMailRenderer,
    loadDemo: (needs) =>
      loadDemoShop({
        ...needs,
        folder: join(process.cwd(), 'dist/seed'),
        // What everybody can read here opens no live shop.
        password: isLive(config) ? null : config.DEMO_PASSWORD,
      }),
  });
} catch (error) {
  // A wrong setting or a port in use is the reader's to mend: one line says it, a stack would hide it.
  console.error(describeStartProblem(error) ?? error);
  process.exit(1);
}
