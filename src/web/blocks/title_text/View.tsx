import { textAlign } from '../colors.ts';
import type { ViewProps } from '../view.ts';
import type { titleText } from './block.ts';

const styles = {
  1: 'type-h1',
  2: 'type-h2',
  3: 'type-h3',
  4: 'type-body font-semibold',
  5: 'type-body-s font-semibold',
} as const;
const sides = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' } as const;

export function View({ props }: ViewProps<typeof titleText>) {
  const { title, description, columnWidth, alignment } = props;
  if (!title && !description) return null;
  const level = props.level as keyof typeof styles;
  const Heading = `h${level}` as const;
  // Anything but digits is ignored; the editor's form warns of it.
  const maxWidth = /^\d+$/.test(columnWidth) ? `${Number(columnWidth)}px` : undefined;
  return (
    <div className={`wrap-anywhere ${textAlign[alignment]} ${sides[alignment]}`} style={{ maxWidth }}>
      {title ? <Heading className={styles[level]}>{title}</Heading> : null}
      {description ? (
        <p className={`type-body-l mt-3 max-w-read text-muted first:mt-0 ${sides[alignment]}`}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
