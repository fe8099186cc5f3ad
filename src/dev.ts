import type { FastifyInstance } from 'fastify';
import { createServer, runnerImport, type Plugin, type ViteDevServer } from 'vite';
import type { MailRenderer } from './server/mail/service.ts';
import type { Renderer } from './server/platform/pages.ts';
import type { Web } from './server/start.ts';

const preamble = 'virtual:react-preamble';
/** Addresses that are Vite's: its own modules, and sources by their place in the project. */
const sourceAddress = /^\/(?:@|src\/|node_modules\/)/;

/**
 * The web from its sources, with hot reload, for `npm run dev`. Vite answers inside the shop's own server:
 * an icon or a font of another origin would not be shown.
 */
export function developmentWeb(): Web {
  let vite: ViteDevServer;
  return {
    folder: null,
    apiDocument: null,
    async serveSources(app) {
      vite = await startVite(app);
    },
    renderer: async () => (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as unknown as Renderer,
    filesOf: () => ({
      entry: '/src/web/boot.ts',
      app: '/src/web/entry-client.tsx',
      development: ['/@vite/client', `/@id/${preamble}`],
      styles: ['/src/web/ui/styles/index.css?direct'],
      modules: [],
    }),
  };
}

/** What renders mails, from its sources as they are now. */
export async function developmentMailRenderer(): Promise<MailRenderer> {
  const { module } = await runnerImport<{ renderMail: MailRenderer }>('/src/server/mail/render.tsx', {
    configFile: false,
  });
  return module.renderMail;
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const vite = await createServer({
    // Read by Node itself: Vite would bundle it into a new file at each start, and `node --watch` would
    // take that for a change.
    configLoader: 'native',
    appType: 'custom',
    plugins: [reactPreamble()],
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!sourceAddress.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  app.addHook('preClose', () => vite.close());
  return vite;
}

/** What Vite puts into a page of its own before the first component, for a page that is not. */
function reactPreamble(): Plugin {
  return {
    name: 'react-preamble',
    resolveId: (id) => (id === preamble ? id : undefined),
    load: (id) =>
      id === preamble
        ? `import { injectIntoGlobalHook } from '/@react-refresh';
           injectIntoGlobalHook(window);
           window.$RefreshReg$ = () => {};
           window.$RefreshSig$ = () => (type) => type;`
        : undefined,
  };
}
