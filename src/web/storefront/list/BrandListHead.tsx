import type { Brand } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ListPosition, useHasPosition } from './ListPosition.tsx';

/** Head of a brand: composed by editors, or its name and logo when they left it empty. */
export function BrandListHead({ brand }: { brand: Brand }) {
  const t = useT();
  const isComposed = useHasPosition('PRODUCT_LIST_HEAD');
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[
            { label: t('common.home'), href: paths.home() },
            { label: t('shell.brands'), href: paths.search() },
            { label: brand.value },
          ]}
        />
        {isComposed ? null : <h1 className="type-h1">{brand.value}</h1>}
      </div>
      {isComposed ? (
        <div className="below-crumbs">
          <ListPosition type="PRODUCT_LIST_HEAD" />
        </div>
      ) : null}
    </>
  );
}
