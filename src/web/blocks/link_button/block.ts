import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { alignment, bgColor, icon, local, textColor, url } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

export const linkButton = defineBlock({
  name: 'link_button',
  label: { en: 'Link button', et: 'Lingiga nupp' },
  group: 'text',
  parents: anywhere,
  directions: everyDirection,
  space: 'text',
  inline: ['linkText'],
  required: ['linkText', 'linkUrl'],
  props: {
    linkText: local(64),
    linkUrl: url(),
    alignment: alignment(),
    iconLeft: icon(),
    iconRight: icon(),
    bgColor: bgColor('blue'),
    textColor: textColor('white'),
  },
  sample: { props: { linkText: 'Vaata', linkUrl: sampleUrl, iconLeft: 'truck' } },
});
