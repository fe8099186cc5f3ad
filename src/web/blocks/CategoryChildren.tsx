import { CategoryButtons, categoryButtonsShown } from '../parts/CategoryButtons.tsx';
import { usePage, type RenderMode } from '../state/page.tsx';
import { listIdOf } from './page-things.ts';

/** Children of the page's category, or of the root elsewhere; grey ones in preview, which asks for nothing. */
export function CategoryChildren({ mode, look }: { mode: RenderMode; look: 'buttons' | 'tiles' }) {
  const page = usePage();
  if (mode === 'preview') return <GreyButtons look={look} />;
  return (
    <CategoryButtons parentId={listIdOf(page, 'categories')} look={look === 'tiles' ? 'tiles' : 'row'} />
  );
}

function GreyButtons({ look }: { look: 'buttons' | 'tiles' }) {
  return (
    <div aria-hidden="true" className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
      {Array.from({ length: categoryButtonsShown }, (_, index) => (
        <span
          key={index}
          data-grey-button=""
          className={`block rounded-card bg-sunken ${look === 'tiles' ? 'aspect-square' : 'h-16'}`}
        />
      ))}
    </div>
  );
}
