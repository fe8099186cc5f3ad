import type { ReactNode } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

interface Item {
  key: string;
  label: ReactNode;
  href: string;
  /** The parent category, as some names occur twice. */
  above?: string | undefined;
  count?: number | undefined;
  onRemove?: () => void;
}

interface Props {
  title: string;
  items: Item[];
  /** Says beside the title how many there are. */
  isCounted?: boolean;
  onChoose: () => void;
}

/** A titled list of links; nothing when it is empty. */
export function SuggestionGroup({ title, items, isCounted = false, onChoose }: Props) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 flex items-baseline gap-2 font-semibold">
        {title}
        {isCounted ? (
          <span className="type-body-s font-normal text-muted tabular-nums">{items.length}</span>
        ) : null}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.key} className="flex items-center">
            <a
              href={item.href}
              onClick={onChoose}
              role="option"
              tabIndex={-1}
              aria-selected={false}
              className="-mx-2 flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3 rounded-card px-2 py-1 text-[0.9375rem] leading-5 hover:bg-hover aria-selected:bg-hover aria-selected:ring-1 aria-selected:ring-line-strong md:min-h-10"
            >
              <span className="min-w-0">
                {item.label}
                {item.above ? (
                  <span className="type-caption block font-normal text-muted">{item.above}</span>
                ) : null}
              </span>
              {item.count === undefined ? null : (
                <span className="type-caption font-normal text-muted tabular-nums">{item.count}</span>
              )}
            </a>
            {item.onRemove ? (
              <button
                type="button"
                aria-label={t('common.removeNamed', { name: item.key })}
                onClick={item.onRemove}
                className="grid size-11 shrink-0 place-items-center rounded-card text-muted hover:bg-hover hover:text-ink md:size-10"
              >
                <Icon name="x" size={16} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
