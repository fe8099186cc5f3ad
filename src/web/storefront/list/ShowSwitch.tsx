import { useT } from '../../i18n/texts.tsx';
import { showsShades, type ListQuery } from './query.ts';
import { SwitchLinks } from './SwitchLinks.tsx';

interface Props {
  query: ListQuery;
  address: (part: Partial<ListQuery>) => string;
}

/** Families or their shades one by one. What the list would show by itself needs no word in the address. */
export function ShowSwitch({ query, address }: Props) {
  const t = useT();
  const byItself = showsShades({ ...query, show: undefined }) ? 'shades' : 'products';
  const current = showsShades(query) ? 'shades' : 'products';
  return (
    <SwitchLinks
      label={t('catalogue.show.label')}
      className="w-full"
      choices={(['products', 'shades'] as const).map((show) => ({
        key: show,
        href: address({ show: show === byItself ? undefined : show }),
        label: t(`catalogue.show.${show}`),
        isCurrent: show === current,
      }))}
    />
  );
}
