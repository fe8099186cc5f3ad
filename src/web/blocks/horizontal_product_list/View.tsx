import { ArrowLink } from '../ArrowLink.tsx';
import { panel } from '../colors.ts';
import { ContentImage } from '../ContentImage.tsx';
import { ProductRow } from '../product-list/ProductRow.tsx';
import { scrims } from '../scrims.ts';
import type { ViewProps } from '../view.ts';
import type { horizontalProductList } from './block.ts';

/** A row of products beside a panel that tells what they are; without panel content a row alone. */
export function View({ props, mode, node }: ViewProps<typeof horizontalProductList>) {
  const hasPanel = Boolean(props.imgSrc || props.description || props.bgColor);
  if (!hasPanel) return <ProductRow {...{ props, mode, node }} />;
  return (
    <ProductRow {...{ props, mode, node }} panel={{ side: props.panelSide, content: <Panel {...props} /> }} />
  );
}

type PanelProps = Pick<
  ViewProps<typeof horizontalProductList>['props'],
  'title' | 'description' | 'imgSrc' | 'imgAlt' | 'bgColor' | 'panelTextColor' | 'linkUrl' | 'linkText'
>;

function Panel({
  title,
  description,
  imgSrc,
  imgAlt,
  bgColor,
  panelTextColor,
  linkUrl,
  linkText,
}: PanelProps) {
  const isWhite = panelTextColor === 'white';
  const background = panel(bgColor ?? 'green', panelTextColor);
  return (
    <div
      className={`relative flex h-full min-h-60 flex-col justify-end overflow-hidden rounded-panel ${background}`}
    >
      {imgSrc ? (
        <div className="absolute inset-0">
          <ContentImage
            src={imgSrc}
            alt={imgAlt}
            cover
            sizes="(width >= 1280px) 443px, (width >= 860px) 33vw, 100vw"
          />
        </div>
      ) : null}
      <div
        className={`relative p-5 md:p-6 ${imgSrc ? `pt-16 ${isWhite ? scrims.darkUp : scrims.lightUp}` : ''}`}
      >
        {title ? <h2 className="type-h2 wrap-anywhere">{title}</h2> : null}
        {description ? <p className="mt-2 text-pretty">{description}</p> : null}
        {linkUrl && linkText ? (
          <ArrowLink href={linkUrl} className={`mt-2 ${isWhite ? 'text-on-inverse' : ''}`}>
            {linkText}
          </ArrowLink>
        ) : null}
      </div>
    </div>
  );
}
