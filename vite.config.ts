import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/lib/chunks.ts';

/** What shrinks when compressed; fonts and pictures are compressed already. */
const compressible = /\.(?:m?js|css|svg|json)$/;

/** Lays a Brotli and a gzip twin beside each built file, so that none is compressed while a visitor waits. */
function compressedTwins(folder: string): Plugin {
  return {
    name: 'compressed-twins',
    writeBundle() {
      for (const name of readdirSync(folder)) {
        if (!compressible.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * All styles are one file that stands in every page, so a module needs nothing fetched before it: Vite's helper around
 * `import()`, which would see to that, only has to tell that a file is gone (LY-16).
 */
function bareImports(): Plugin {
  const tell = `(error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  }`;
  return {
    name: 'bare-imports',
    apply: 'build',
    transform: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = (load) => load().catch(${tell})`,
    },
  };
}

/**
 * A `QueryClient` imports the cache of mutations, of which no first view has any, and each query the pages of endless lists,
 * which the shop has none of. The first comes with what can write, the second never.
 */
function mutationsOnDemand(): Plugin {
  const source = (name: string) => join(import.meta.dirname, 'src/web/api', name);
  const none = '\0no-endless-lists';
  return {
    name: 'mutations-on-demand',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler(id, importer = '') {
        if (/query-core\/.+\/queryClient\.js$/.test(importer) && id.includes('mutationCache'))
          return source('mutation-cache.ts');
        return /query-core\/.+\/query\.js$/.test(importer) ? none : null;
      },
    },
    load: {
      filter: { id: /^\0no-endless-lists$/ },
      handler: () => 'export const infiniteQueryBehavior = undefined;',
    },
    transform: {
      filter: { id: /query-core\/.+\/mutationObserver\.js$/ },
      handler: (code) => `${code}\nimport ${JSON.stringify(source('bring-mutations.ts'))};`,
    },
  };
}

/**
 * Every file needs React's, which must therefore need none of ours: pages fetch their files side by side, and in a circle the
 * one that arrives first would run before what it calls.
 */
function reactNeedsNothing(): Plugin {
  return {
    name: 'react-needs-nothing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'react') continue;
        const needed = chunk.imports.filter((file) => !file.includes('rolldown-runtime'));
        if (needed.length > 0) this.error(`the file of React imports ${needed.join(', ')}`);
      }
    },
  };
}

/** Where a page's source stands is for the server, which finds its files by it: browsers need not download that. */
function routesWithoutSources(): Plugin {
  return {
    name: 'routes-without-sources',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/src\/web\/routes\.ts$/ },
      handler: (code) => code.replaceAll(/^\s*module: (['"]).*\1,$/gm, ''),
    },
  };
}

/**
 * Vite's manifest leaves out what is imported on demand and shares its file with others; the server looks pages and
 * views up there by their source.
 */
function wholeManifest(folder: string): Plugin {
  const file = join(folder, '.vite/manifest.json');
  return {
    name: 'whole-manifest',
    apply: 'build',
    writeBundle(_options, bundle) {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
      const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const source = relative(import.meta.dirname, id);
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            manifest[source] ??= byFile.get(chunk.fileName)!;
        }
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}

/** In development Vite serves JSON as a script, but leaves the attribute of an `import()` in place, and browsers insist on it. */
function jsonAsScript(): Plugin {
  return {
    name: 'json-as-script',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /i18n\/(?:lazy-areas|languages)\.ts$/ },
      handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
    },
  };
}

/**
 * Two builds of the same pages: `vite build` makes the browser's files with their manifest,
 * `vite build --ssr` the renderer the server loads.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    jsonAsScript(),
    ...(isSsrBuild
      ? []
      : [
          bareImports(),
          mutationsOnDemand(),
          reactNeedsNothing(),
          routesWithoutSources(),
          compressedTwins('dist/web/assets'),
          wholeManifest('dist/web'),
        ]),
  ],
  // Nobody imports a single text of a file by its name, and without the names it is smaller.
  json: { namedExports: false },
  build: isSsrBuild
    ? {
        outDir: 'dist/web-server',
        emptyOutDir: true,
        ssr: 'src/web/entry-server.tsx',
        target: 'node26',
        assetsInlineLimit: 0,
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: false,
        // The reader of PDF files is one piece, fetched when the first is opened.
        chunkSizeWarningLimit: 600,
        rollupOptions: {
          input: { boot: 'src/web/boot.ts', app: 'src/web/entry-client.tsx' },
          // The first calls what the second exports, and other files use what that holds.
          preserveEntrySignatures: 'allow-extension',
          // Small pieces that many pages share travel together: forty requests cost more than a few bytes unread.
          output: {
            // Each name stands in the list of what can be fetched, and hashes do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false },
          },
        },
      },
}));
