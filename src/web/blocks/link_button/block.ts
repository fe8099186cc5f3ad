import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { alignment, bgColor, icon, local, textColor, url } from '../props.ts';

export const linkButton = defineBlock({
  name: 'link_button',
  label: { en: 'Link button', et: 'Lingiga nupp' },
  group: 'text',
  parents: anywhere,
  directions: everyDirection,
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
});
