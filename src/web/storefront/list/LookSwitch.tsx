import { useT } from '../../i18n/texts.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { chooseLook, useLook } from './look.ts';
import { looks, type Look } from './query.ts';
import { SwitchLinks } from './SwitchLinks.tsx';

const icons = { cards: 'squares-four', rows: 'rows' } as const;

/** Cards or rows. With script the choice holds for all lists and is remembered; without it the address carries it. */
export function LookSwitch({ inAddress }: { inAddress: Look | undefined }) {
  const t = useT();
  const { path, search } = usePage();
  const current = useLook(inAddress);
  const hrefOf = (look: Look) => {
    const params = new URLSearchParams(search);
    params.set('look', look);
    return `${path}?${params}`;
  };
  return (
    <SwitchLinks
      label={t('catalogue.view.label')}
      choices={looks.map((look) => ({
        key: look,
        href: hrefOf(look),
        label: <Icon name={icons[look]} />,
        name: t(`catalogue.view.${look}`),
        isCurrent: look === current,
        onChoose: () => chooseLook(look),
      }))}
    />
  );
}
