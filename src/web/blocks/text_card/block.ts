import { defineBlock, horizontal } from '../definition.ts';
import { bgColor, local, textColor, url } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

export const textCard = defineBlock({
  name: 'text_card',
  label: { en: 'Text card', et: 'Tekstikaart' },
  group: 'layout',
  parents: ['text_card_list'],
  requiresWrapper: 'text_card_list',
  directions: horizontal,
  space: 'none',
  inline: ['label', 'bigText', 'bottomLabel'],
  props: {
    label: local(64),
    bigText: local(64),
    bottomLabel: local(255),
    bgColor: bgColor('blue'),
    textColor: textColor('white'),
    linkUrl: url(),
  },
  sample: { props: { label: 'Tase', bigText: '−15 %', bottomLabel: 'alates 500 €', linkUrl: sampleUrl } },
});
