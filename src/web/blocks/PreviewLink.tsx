import { ArrowLabel } from './ArrowLink.tsx';
import { CoverLink } from './CoverLink.tsx';

interface PreviewLinkProps {
  title: string;
  linkUrl: string;
  linkText: string;
  imgAlt: string;
  className?: string;
}

/**
 * The way on from a preview, whose title is the link of the whole card. Without a title these words are that link, and
 * without words the picture.
 */
export function PreviewLink({ title, linkUrl, linkText, imgAlt, className }: PreviewLinkProps) {
  if (!linkUrl) return null;
  const words = linkText ? <ArrowLabel className={className}>{linkText}</ArrowLabel> : null;
  if (title) return words;
  return (
    <CoverLink href={linkUrl} label={linkText ? undefined : imgAlt || linkUrl}>
      {words}
    </CoverLink>
  );
}
