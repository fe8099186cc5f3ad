import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What shrinks when compressed; fonts and pictures are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/;

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

/** What opens on demand or belongs to lists alone; it must not travel with every page. */
const onDemand =
  /storefront\/|shell\/(?:search|modals|menu)|ui\/(?:Modal|useDialog|dialog-order|SearchSelect|Segmented|Skeleton|Checkbox|Pagination|page-numbers|Select|Chip|Tabs|Accordion|Table)|blocks\/(?:rich-text|[^/]+\/)|domain\/(?:search|creator\/(?:rich-text|inline-html))|i18n\/(?:et|en|ru|fi|lv)\//;

/** Small pieces that most pages share travel together: forty requests cost more than a few bytes unread. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
  {
    name: 'parts',
    test: (id: string) => /src\/(?:web|domain)\//.test(id) && !onDemand.test(id),
    minShareCount: 3,
  },
];

/**
 * Two builds of the same pages: `vite build` makes the browser's files with their manifest,
 * `vite build --ssr` the renderer the server loads.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [compressedTwins('dist/web/assets')])],
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
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/web/entry-client.tsx',
          // Small pieces that many pages share travel together: forty requests cost more than a few bytes unread.
          output: { codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false } },
        },
      },
}));
