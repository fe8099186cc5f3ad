import { useQuery } from '@tanstack/react-query';
import type { Category } from '../../../domain/catalogue/contract.ts';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The ten depths as ways into a colour category; a depth without products is shown without a link. */
export function DepthRow({ category, address }: { category: Category; address: string }) {
  const t = useT();
  const { data } = useQuery(searchQuery({ category: [category.id], page_size: 1 }));
  const known = data?.facets?.parameter.find((one) => one.code === 'level');
  return (
    <div className="mt-auto grid items-center gap-x-6 gap-y-3 border-t border-line pt-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <p id="menu-depth" className="font-semibold">
        {t('shell.chooseDepth')}
      </p>
      <ul aria-labelledby="menu-depth" className="grid grid-cols-10 gap-1">
        {levels.map((level) => {
          const isThere = !known || known.values.some((one) => one.code === String(level));
          return (
            <li key={level}>
              <a
                href={isThere ? `${address}?parameter=level:${level}` : undefined}
                aria-label={`${level}, ${t(`catalogue.depths.${level}`)}`}
                aria-disabled={isThere ? undefined : 'true'}
                role={isThere ? undefined : 'link'}
                title={t(`catalogue.depths.${level}`)}
                className="menu-depth"
              >
                <span style={{ backgroundColor: `var(--shade-${level})` }} />
                {level}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
