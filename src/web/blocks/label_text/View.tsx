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
  // Where one of the two is missing there is no pair, and the other is the link.
  const value = linkUrl ? (
    <a href={linkUrl} className="link">
      {description || label}
    </a>
  ) : (
    description || label
  );
  if (!label || !description) return <p className="font-medium wrap-anywhere">{value}</p>;
  return (
    <dl className="wrap-anywhere">
      <dt className="type-body-s text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </dl>
  );
}
