import { useTree } from '../tree-context.ts';
import type { ViewProps } from '../view.ts';
import type { labelText } from './block.ts';

/** A definition pair. Among the links of the frame it is the heading of those that follow, or a link. */
export function View({ props }: ViewProps<typeof labelText>) {
  const { label, description, linkUrl } = props;
  const { look } = useTree();
  if (!label && !description) return null;
  if (look === 'links') {
    const text = [label, description].filter(Boolean).join(' ');
    return linkUrl ? <a href={linkUrl}>{text}</a> : <p className="type-body-s py-1.5">{text}</p>;
  }
  return (
    <dl className="wrap-anywhere">
      {label ? <dt className="type-body-s text-muted">{label}</dt> : null}
      {description || linkUrl ? (
        <dd className="font-medium">
          {linkUrl ? (
            <a href={linkUrl} className="link">
              {description || linkUrl}
            </a>
          ) : (
            description
          )}
        </dd>
      ) : null}
    </dl>
  );
}
