import { z } from 'zod';
import type { BlockGroup } from '../../domain/creator/block-groups.ts';
import type { BlockName } from '../../domain/creator/block-names.ts';
import { commonProps } from './props.ts';
import type { BlockTraits } from './traits.ts';
import type { UpgradeStep } from './upgrade.ts';

export type Direction = 'top' | 'bottom' | 'left' | 'right';
export const vertical = ['top', 'bottom'] as const;
export const horizontal = ['left', 'right'] as const;
export const everyDirection = [...vertical, ...horizontal] as const;

/** A block as the server, the creator and the shop know it; no React. */
export interface BlockDefinition<Shape extends z.ZodRawShape = z.ZodRawShape> extends BlockTraits {
  name: BlockName;
  label: { en: string; et: string };
  group: BlockGroup;
  /** Where it may stand. */
  parents: readonly (BlockName | 'PLACEHOLDER')[];
  /** What may stand in it. */
  children: readonly BlockName[];
  maxChildren?: number;
  /** The first is the default. */
  slots: readonly string[];
  /** On which sides of it a sibling may be added. */
  directions: readonly Direction[];
  /** Made around it where it cannot stand by itself. */
  requiresWrapper?: BlockName;
  /** Children a new one is made with. */
  startsWith: readonly BlockName[];
  /** Kinds of schemes it may be part of; left out: all. */
  schemeTypes?: readonly ('route' | 'campaign' | 'event')[];
  /** Text props edited in place. */
  inline: readonly string[];
  /** Props without which visitors see nothing of it; asked for before publishing. */
  required: readonly string[];
  schema: z.ZodObject<Shape>;
  /** Of the props that the schema describes; one more than there are `upgrades`. Saved beside the props. */
  version: number;
  /** From the first version on, each to the next. */
  upgrades: readonly UpgradeStep[];
  /** How the block is usually filled: for previews and for tests that render every block. */
  sample: BlockSample;
}

export interface BlockSample {
  props: Record<string, unknown>;
  children?: readonly BlockName[];
}

type Required = 'name' | 'label' | 'group' | 'parents' | 'directions' | 'space' | 'sample';
type Derived = 'schema' | 'version' | 'inline' | 'required';

type Given<Props extends z.ZodRawShape> = Pick<BlockDefinition, Required> &
  Partial<Omit<BlockDefinition, Required | Derived>> & {
    props: Props;
    inline?: readonly (keyof Props & string)[];
    required?: readonly (keyof Props & string)[];
    /** Rules between props; adds its issues. */
    check?: (props: z.output<z.ZodObject<Props>>, context: z.RefinementCtx) => void;
  };

/** Completes a block's definition with what all blocks share. */
export function defineBlock<const Props extends z.ZodRawShape>(
  given: Given<Props>,
): BlockDefinition<Props & typeof commonProps> {
  const { props, check, ...rest } = given;
  const object = z.object({ ...commonProps, ...props }) as unknown as z.ZodObject<Props & typeof commonProps>;
  return {
    children: [],
    slots: ['default'],
    startsWith: [],
    inline: [],
    required: [],
    upgrades: [],
    ...rest,
    version: 1 + (given.upgrades?.length ?? 0),
    schema: check ? (object.superRefine(check as never) as typeof object) : object,
  };
}

/** Placeholder of a page, or the wrapper that limits width: where most blocks may stand. */
export const anywhere = ['PLACEHOLDER', 'content_wrapper'] as const;
