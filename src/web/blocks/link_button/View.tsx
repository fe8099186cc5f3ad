import { isOutside } from '../../../domain/creator/urls.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { panel } from '../colors.ts';
import { EditPrompt } from '../EditPrompt.tsx';
import { useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { linkButton } from './block.ts';

const sides = { left: 'justify-start', center: 'justify-center', right: 'justify-end' } as const;

export function View({ props, mode }: ViewProps<typeof linkButton>) {
  const { linkText, linkUrl, alignment, iconLeft, iconRight, bgColor, textColor } = props;
  const { look } = useTree();
  if (!linkUrl) return mode === 'edit' ? <EditPrompt text="editing.enterLink" /> : null;
  if (!linkText) return null;
  const rel = isOutside(linkUrl) ? 'noopener' : undefined;
  // The frame of the page renders its own links.
  if (look === 'links') {
    return (
      <a href={linkUrl} rel={rel}>
        {linkText}
      </a>
    );
  }
  return (
    <p className={`flex ${sides[alignment]}`}>
      <a
        href={linkUrl}
        rel={rel}
        className={`inline-flex min-h-11 items-center gap-2 rounded-card px-5 py-1 font-action wrap-anywhere transition-shadow hover:shadow-e1 active:translate-y-px ${panel(bgColor, textColor)}`}
      >
        {iconLeft ? <Icon name={iconLeft} /> : null}
        {linkText}
        {iconRight ? <Icon name={iconRight} /> : null}
      </a>
    </p>
  );
}
