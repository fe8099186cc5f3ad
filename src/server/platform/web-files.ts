import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/locales.ts';

/** The built files a page's head links to; the shape `web/shell/Document.tsx` takes. */
export interface WebFiles {
  entry: string;
  styles: string[];
  app: string;
  modules: string[];
  /** Scripts before the entry, in development alone. */
  development?: string[];
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

const entrySource = 'src/web/boot.ts';
const appSource = 'src/web/entry-client.tsx';
/**
 * Tells, from the manifest of the built web, which files a page needs. Walks static imports only, so
 * what loads on demand is not fetched up front.
 */
export function builtFiles(folder: string): (modules: readonly string[], language: Language) => WebFiles {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const byKey = new Map<string, WebFiles>();

  return (modules, language) => {
    const key = `${modules.join(' ')} ${language}`;
    let files = byKey.get(key);
    if (!files) {
      const sources = [entrySource, appSource, ...modules, `src/web/i18n/${language}/index.ts`];
      const { scripts, styles } = reached(manifest, sources);
      const entry = `/${manifest[entrySource]!.file}`;
      const app = `/${manifest[appSource]!.file}`;
      files = { entry, styles, app, modules: scripts.filter((file) => file !== entry && file !== app) };
      byKey.set(key, files);
    }
    return files;
  };
}

/** The built files, with the compressed twins the build made; their names change with their content, so browsers cache them for ever. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
}

function reached(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const walk = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    for (const inner of chunk.imports ?? []) walk(inner);
    scripts.add(`/${chunk.file}`);
  };
  for (const source of sources) walk(source);
  return { scripts: [...scripts], styles: [...styles] };
}
