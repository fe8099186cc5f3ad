import type { ReactNode } from 'react';
import { ArrowLink } from './ArrowLink.tsx';

interface SectionHeadProps {
  title: string;
  description?: string;
  linkUrl?: string;
  linkText?: string;
  /** Buttons that move what is below, beside the link. */
  controls?: ReactNode;
  id?: string;
}

/** The head of a section: title and a line under it at the left, the way to all of it at the right. */
export function SectionHead({
  title,
  description = '',
  linkUrl = '',
  linkText = '',
  controls,
  id,
}: SectionHeadProps) {
  const hasLink = linkUrl !== '' && linkText !== '';
  if (!title && !description && !hasLink && !controls) return null;
  return (
    <div
      // Buttons alone are not shown on small screens, and leave no gap there.
      className={`mb-4 grid grid-cols-[minmax(0,1fr)_fit-content(50%)] items-center gap-4 md:mb-6 md:items-baseline ${title || description || hasLink ? '' : 'max-md:hidden'}`}
    >
      <div>
        {title ? (
          <h2 id={id} className="type-h2">
            {title}
          </h2>
        ) : null}
        {description ? <p className="mt-1 text-muted max-md:hidden">{description}</p> : null}
      </div>
      {hasLink || controls ? (
        <div className="-my-2.5 flex items-center gap-4">
          {hasLink ? <ArrowLink href={linkUrl}>{linkText}</ArrowLink> : null}
          {controls}
        </div>
      ) : null}
    </div>
  );
}
