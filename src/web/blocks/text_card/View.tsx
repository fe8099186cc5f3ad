import { panel } from '../colors.ts';
import type { ViewProps } from '../view.ts';
import type { textCard } from './block.ts';

export function View({ props }: ViewProps<typeof textCard>) {
  const { label, bigText, bottomLabel, bgColor, textColor, linkUrl } = props;
  if (!label && !bigText && !bottomLabel) return null;
  const look = `flex h-full min-h-44 flex-col rounded-panel p-5 wrap-anywhere md:p-6 ${panel(bgColor, textColor)}`;
  const words = (
    <>
      {label ? <p className="type-body-s font-medium">{label}</p> : null}
      {bigText ? <p className="type-h1 mt-2">{bigText}</p> : null}
      {bottomLabel ? <p className="mt-auto pt-6">{bottomLabel}</p> : null}
    </>
  );
  if (!linkUrl) return <div className={look}>{words}</div>;
  return (
    <a href={linkUrl} className={`${look} transition-shadow hover:shadow-e1`}>
      {words}
    </a>
  );
}
