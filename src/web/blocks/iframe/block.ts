import { frameHeight } from '../constants.ts';
import { anywhere, defineBlock, vertical } from '../definition.ts';
import { httpsUrl, int, local } from '../props.ts';

export const iframe = defineBlock({
  name: 'iframe',
  label: { en: 'Embedded frame', et: 'Manustatud raam' },
  group: 'embed',
  parents: anywhere,
  directions: vertical,
  space: 'text',
  inline: ['title'],
  check: ({ path, title }, context) => {
    if (path !== '' && (title === '' || (typeof title === 'object' && !Object.values(title).some(Boolean)))) {
      context.addIssue({ code: 'custom', path: ['title'], message: 'required' });
    }
  },
  props: {
    path: httpsUrl(),
    title: local(255),
    height: int(frameHeight.min, frameHeight.max, frameHeight.default),
  },
  sample: { props: { path: 'https://example.ee/kaart', title: 'Kaart' } },
});
