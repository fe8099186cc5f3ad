import { defineBlock, vertical } from '../definition.ts';
import { bgColors, choice, choiceOrNone, local, url, yesNo } from '../props.ts';
import { wrapperChildren } from '../wrapper-children.ts';
import { sampleUrl } from '../sample-values.ts';

/** Limits its children to the page width and groups them under one anchor. */
export const contentWrapper = defineBlock({
  name: 'content_wrapper',
  label: { en: 'Content wrapper', et: 'Sisu ümbris' },
  group: 'layout',
  parents: ['PLACEHOLDER'],
  children: wrapperChildren,
  directions: vertical,
  space: 'section',
  width: 'full',
  inline: ['title', 'description', 'linkText'],
  props: {
    bgColor: choiceOrNone(bgColors),
    isTermsInEvents: yesNo('no'),
    /** Beyond the catalogue: the head of a section, and a grid of logos of what stands in it. */
    title: local(255),
    description: local(255),
    linkUrl: url(),
    linkText: local(64),
    layout: choice(['stack', 'logos'], 'stack'),
  },
  sample: {
    props: { title: 'Pealkiri', bgColor: 'green', linkUrl: sampleUrl, linkText: 'Kõik' },
    children: ['title_text'],
  },
});
