import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Modal.tsx';
import type { FilterProps } from './filter-props.ts';
import { Filters } from './Filters.tsx';

interface Props {
  filters: FilterProps;
  /** Products found with what is chosen now. */
  count: number;
  onClose: () => void;
}

/** The filters where there is no room beside the list. */
export default function FilterDrawer({ filters, count, onClose }: Props) {
  const t = useT();
  return (
    <Drawer
      title={t('catalogue.filters')}
      side="right"
      onClose={onClose}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t('catalogue.filter.show', { count })}
        </Button>
      }
    >
      <Filters {...filters} />
    </Drawer>
  );
}
