import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlockDefinition } from '../../src/web/blocks/definition.ts';
import { blocks as registered } from '../../src/web/blocks/registry.ts';

const head =
  '// Generated from the block definitions by `npm run blocks`; a test tells when it is out of date.\n';
const folder = 'src/web/blocks';
const projectFolder = path.join(import.meta.dirname, '../..');

/** Light maps of all blocks, by the file each belongs into: what browsers may know without zod and React. */
export function blockMaps(): Record<string, string> {
  const blocks: [string, BlockDefinition][] = Object.entries(registered);
  const names = blocks.map(([name]) => name);
  const withData = names.filter((name) => existsSync(path.join(projectFolder, folder, name, 'data.ts')));
  return {
    'src/domain/creator/block-names.ts': `${head}
/** Names of the blocks that composed pages are made of. */
export const blockNames = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
export type BlockName = (typeof blockNames)[number];
`,
    [`${folder}/generated/traits.ts`]: `${head}
export const traits = {
${blocks.map(([name, block]) => `  ${name}: { ${traitsOf(block)} },\n`).join('')}} as const;
`,
    [`${folder}/generated/views.ts`]: `${head}
export const views = {
${names.map((name) => `  ${name}: () => import('../${name}/View.tsx'),\n`).join('')}};
`,
    [`${folder}/generated/data.ts`]: `${head}
${withData.map((name) => `import * as ${name} from '../${name}/data.ts';\n`).join('')}
export const data = {
${withData.map((name) => `  ${name},\n`).join('')}};
`,
  };
}

function traitsOf({ hydrate, space, width, h1, prefetch }: BlockDefinition): string {
  return Object.entries({ hydrate, space, width, h1, prefetch })
    .flatMap(([trait, value]) => (value === undefined ? [] : `${trait}: '${value}'`))
    .join(', ');
}
