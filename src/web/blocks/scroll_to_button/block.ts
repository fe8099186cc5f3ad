import { defineBlock, vertical } from '../definition.ts';
import { local, url } from '../props.ts';

export const scrollToButton = defineBlock({
  name: 'scroll_to_button',
  label: { en: 'Table of contents entry', et: 'Sisukorra link' },
  group: 'navigation',
  parents: ['scroll_to_list'],
  requiresWrapper: 'scroll_to_list',
  directions: vertical,
  space: 'none',
  inline: ['linkText'],
  required: ['linkText'],
  props: { linkText: local(255), linkUrl: url() },
  sample: { props: { linkText: 'Tarne', linkUrl: '#tarne' } },
});
