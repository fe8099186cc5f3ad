import type { ReactElement, ReactNode } from 'react';
import type { z } from 'zod';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import type { Shown } from '../../domain/creator/texts.ts';
import type { RenderMode } from '../state/page.tsx';
import type { BlockDefinition } from './definition.ts';

/** What a block's view is given: checked props in the page's language, and its children rendered. */
export interface ViewProps<Definition extends BlockDefinition = BlockDefinition> {
  props: Shown<z.output<Definition['schema']>>;
  mode: RenderMode;
  node: ComposedNode;
  /** One element a child, in order. */
  children: ReactElement[];
}

// A view knows its own props; the tree hands each the props its schema has checked.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyViewProps = ViewProps<any>;
export type BlockView = (props: AnyViewProps) => ReactNode;
