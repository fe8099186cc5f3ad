import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { blockNames, type BlockName } from '../../domain/creator/block-names.ts';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import { languages } from '../../domain/locales.ts';
import { blocks } from './registry.ts';
import { answers } from './testing/data.ts';
import { renderBlocks, renderOnServer, node } from './testing/tools.tsx';
import { traits } from './traits.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** A block with its usual children, in the wrapper it needs. */
function usual(name: BlockName, props: Record<string, unknown> = blocks[name].sample.props): ComposedNode {
  const children = (blocks[name].sample.children ?? []).map((child) =>
    node(child, blocks[child].sample.props),
  );
  const wrapper = blocks[name].requiresWrapper;
  const own = node(name, props, children);
  return wrapper ? node(wrapper, {}, [own]) : own;
}

/** Props with every text as long as it may be. */
function longest(name: BlockName): Record<string, unknown> {
  const shape = Object.entries(blocks[name].schema.shape as Record<string, z.ZodType>);
  const filled = shape.flatMap(([prop, type]) => {
    const { limit } = (type.meta() ?? {}) as { limit?: number };
    return limit && typeof blocks[name].sample.props[prop] === 'string'
      ? [[prop, 'õlitusriistadehooldus '.repeat(60).slice(0, limit - 1)]]
      : [];
  });
  return { ...blocks[name].sample.props, ...Object.fromEntries(filled) };
}

describe.each(blockNames)('BL-%s', (name) => {
  test.each(languages)(
    `BL-${name} is rendered on the server with empty, usual and longest props (%s)`,
    async (language) => {
      const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
      for (const props of [{}, blocks[name].sample.props, longest(name)]) {
        const html = await renderOnServer([usual(name, props)], { language, answers });
        expect(html).not.toContain('<!--$!-->');
      }
      // A banner without its uuid must say so; nothing else may fail.
      if (name !== 'huge_banner') expect(failures).not.toHaveBeenCalled();
    },
  );

  test(`BL-${name} preview makes no call`, async () => {
    const { calls } = renderBlocks([usual(name)], { mode: 'preview', answers });
    await Promise.resolve();
    expect(calls).toEqual([]);
  });

  test.each(['view', 'edit', 'preview'] as const)(`BL-${name} axe finds nothing (%s)`, async (mode) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    document.documentElement.lang = 'et';
    const html = await renderOnServer([usual(name)], { mode, answers });
    // Nothing is fetched from outside here.
    document.body.innerHTML = `<main><h1>Leht</h1>${html.replace('<iframe src', '<iframe data-src')}</main>`;
    const found = await axe.run(document.body, {
      // Colours and sizes need a real browser; a page has one h1 and sections in their order only as a whole.
      rules: {
        'color-contrast': { enabled: false },
        'heading-order': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    });
    expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((at) => at.html).join(' ')}`)).toEqual(
      [],
    );
  });

  test(`BL-${name} has state, effects and handlers only as an island`, () => {
    if (traits[name].hydrate === 'island') return;
    const folder = join(import.meta.dirname, name);
    for (const file of readdirSync(folder).filter(
      (one) => one.endsWith('.tsx') && !one.endsWith('.test.tsx'),
    )) {
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(
        /use(State|Effect|Reducer|Ref|LayoutEffect)\b|\bon[A-Z]\w+=/,
      );
    }
  });
});
