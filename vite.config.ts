import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { isBlock, traits } from './src/web/blocks/traits.ts';

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

/** In development Vite serves JSON as a script, but leaves the attribute of an `import()` in place, and browsers insist on it. */
function jsonAsScript(): Plugin {
  return {
    name: 'json-as-script',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /i18n\/lazy-areas\.ts$/ },
      handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
    },
  };
}

/** What opens on demand or belongs to one kind of page stays by itself; so do texts, of which a visitor needs one language. */
const onDemand =
  /storefront\/|parts\/category-icon|web\/api\/search|shell\/(?:search|modals|menu)\/|\/View\.tsx$|ui\/(?:icons\/names|IconButton|Tooltip|Modal|useDialog|dialog-order|Field|TextField|SearchSelect|Segmented|Checkbox|Pagination|page-numbers|Select|Chip|Tabs|Accordion|Table)|blocks\/(?:rich-text|SectionHead|ArrowLink)|domain\/(?:search\/|creator\/(?:rich-text|inline-html)|newsletter)|i18n\/(?:et|en|ru|fi|lv)\//;
const isOurs = (id: string) => /src\/(?:web|domain)\//.test(id) && !onDemand.test(id);
/** What islands of composed pages are made of; what static blocks are made of no visitor's browser draws. */
const isContent = (id: string) =>
  /web\/(?:blocks\/(?:constants|page-things|CategoryChildren|ContentImage|ClippedText)|parts\/(?:CategoryButtons|category-tree))/.test(
    id,
  );
/** What the words and pictures of static blocks are made of, slides among them. */
const isWords = (id: string) => /web\/blocks\/(?:colors|veils|CoverLink|EditPrompt)\./.test(id);
/** What products are shown with; it moves nothing by itself, so the first view of a page does without. */
const isCard = (id: string) => /web\/parts\/(?:ProductCard|Price|Stock|ShadeChips)\./.test(id);
/** Days, and the label that counts them down. */
const isTime = (id: string) => /web\/(?:parts\/PromoLabel|ui\/Badge)\.|domain\/(?:promo|time)\./.test(id);
/** Views of static blocks, small and many; those of texts and posts, which bring much along, stay by themselves. */
const isStaticView = (id: string) => {
  const block = /web\/blocks\/(\w+)\/View\.tsx$/.exec(id)?.[1];
  if (!block || !isBlock(block) || /post|excerpt|dynamic_text|carousel/.test(block)) return false;
  return traits[block].hydrate === 'none';
};
const isPost = (id: string) =>
  /web\/(?:blocks\/[^/]+\.tsx?$|parts\/(?:posts\/|DateChip))/.test(id) &&
  isOurs(id) &&
  !isContent(id) &&
  !isWords(id);

/** Few files, since forty requests cost more than a few bytes unread: what most pages need together travels together. */
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  // What the frame of every page is made of.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => !/\/(?:boot|chunk-failure)\.ts$|\/entry-client\.tsx$|\.css$/.test(id),
  },
  { name: 'content', test: (id: string) => isOurs(id) && isContent(id), minShareCount: 2 },
  { name: 'words', test: isWords },
  { name: 'cards', test: isCard },
  { name: 'times', test: isTime },
  // What stands in the frame of a wide screen alone.
  {
    name: 'wide',
    test: /web\/shell\/header\/(?:TopLine|Dropdown|LanguageButton|SearchForm|MenuButton|AllProductsButton)\./,
  },
  { name: 'composed', test: /web\/storefront\/(?:ComposedPage|composed\/)/ },
  {
    name: 'list',
    test: /web\/storefront\/(?:ProductListPage|list\/(?:ProductList|query|prefetch|SortSelect|positions|ListPosition|CategoryListHead|BrandListHead))\.|blocks\/category_head\/View|ui\/Select\.|web\/api\/search|domain\/search\//,
  },
  { name: 'product-rows', test: /web\/blocks\/product-list\//, minShareCount: 2 },
  { name: 'static-blocks', test: isStaticView },
  { name: 'posts', test: isPost, minShareCount: 2 },
  // What is left and most pages need.
  { name: 'parts', test: isOurs, minShareCount: 3 },
];

/**
 * Two builds of the same pages: `vite build` makes the browser's files with their manifest,
 * `vite build --ssr` the renderer the server loads.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    jsonAsScript(),
    ...(isSsrBuild ? [] : [bareImports(), compressedTwins('dist/web/assets')]),
  ],
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
          input: ['src/web/boot.ts', 'src/web/entry-client.tsx'],
          // The first calls what the second exports.
          preserveEntrySignatures: 'allow-extension',
          // Small pieces that many pages share travel together: forty requests cost more than a few bytes unread.
          output: {
            // Each name stands in the list of what can be fetched, and hashes do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false },
          },
        },
      },
}));
