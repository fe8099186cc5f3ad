import { expect, test } from 'vitest';
import { defineBlock } from '../../web/blocks/definition.ts';
import { int, text } from '../../web/blocks/props.ts';
import { composeBody, type ComponentProblem } from './compose.ts';
import type { BodyComponent } from './queries.ts';

/** A block that first had `time` as text in seconds, then `delay` in seconds, and has `delayMs` now. */
const timed = defineBlock({
  name: 'spacer',
  label: { en: 'Timed', et: 'Ajastatud' },
  group: 'layout',
  parents: ['PLACEHOLDER'],
  directions: ['top'],
  space: 'none',
  props: { delayMs: int(0, 60_000, 5000), label: text(64) },
  upgrades: [
    {
      name: 'time as number',
      up: ({ time, ...props }) => (time === undefined ? props : { ...props, delay: Number(time) }),
    },
    {
      name: 'delay in milliseconds',
      up: ({ delay, ...props }) => (typeof delay === 'number' ? { ...props, delayMs: delay * 1000 } : props),
    },
  ],
  sample: { props: {} },
});

const row = (more: Partial<BodyComponent> = {}): BodyComponent => ({
  uuid: 'a',
  name: 'spacer',
  props: {},
  props_version: 3,
  slot: 'default',
  parent_uuid: null,
  index: 0,
  template_uuid: null,
  ...more,
});

function compose(components: BodyComponent[], templates: BodyComponent[] = []) {
  const problems: ComponentProblem[] = [];
  const body = {
    uuid: 'p',
    type: 'MAIN',
    name: 'MAIN',
    route_uuid: 'r',
    scheme_uuid: 's',
    pattern: [],
    components,
  };
  const nodes = composeBody(
    body,
    new Map(templates.map((one) => [one.uuid, one])),
    'et',
    (problem) => problems.push(problem),
    (name) => (name === 'spacer' ? timed : undefined),
  );
  return { nodes, problems };
}

test.each([
  [1, { time: '7', label: 'Kell' }, 7000],
  [2, { delay: 7, label: 'Kell' }, 7000],
  [3, { delayMs: 7000, label: 'Kell' }, 7000],
  [1, { label: 'Kell' }, 5000],
])('CR-01 props saved in version %i are read in the form of today', (props_version, props, delayMs) => {
  const { nodes, problems } = compose([row({ props, props_version })]);
  expect(problems).toEqual([]);
  expect(nodes).toMatchObject([{ props: { delayMs, label: 'Kell' } }]);
});

test('CR-01 props of newer code cost their block alone', () => {
  const { nodes, problems } = compose([
    row({ props_version: 4 }),
    row({ uuid: 'b', index: 1, props: { delayMs: 10 } }),
  ]);
  expect(nodes).toMatchObject([{ problem: 'invalid_props' }, { props: { delayMs: 10 } }]);
  expect(problems).toEqual([{ uuid: 'a', name: 'spacer', problem: 'invalid_props' }]);
});

test('CR-01 a template and what is laid over it may be of different versions', () => {
  const { nodes } = compose(
    [row({ uuid: 'use', template_uuid: 'shared', props: { delay: 2 }, props_version: 2 })],
    [row({ uuid: 'shared', props: { time: '9', label: 'Ühine' }, props_version: 1 })],
  );
  expect(nodes).toMatchObject([{ uuid: 'use', props: { delayMs: 2000, label: 'Ühine' } }]);
});

test('CR-01 a template that cannot be read is a missing one', () => {
  const { nodes } = compose(
    [row({ uuid: 'use', template_uuid: 'shared' })],
    [row({ uuid: 'shared', props_version: 9 })],
  );
  expect(nodes).toMatchObject([{ problem: 'missing_template' }]);
});
