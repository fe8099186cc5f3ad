import { img, local, textColor, url } from './props.ts';

/** What every preview of something else holds: a picture, words and the way there. */
export const previewProps = {
  imgSrc: img(),
  imgAlt: local(255),
  title: local(255),
  description: local(1000),
  linkUrl: url(),
  linkText: local(64),
  textColor: textColor('black'),
};
