import { useTextsWith } from '../../i18n/load-areas.ts';
import { LevelsTable } from '../../parts/loyalty/LevelsTable.tsx';
import { useLoyaltyView } from '../loyalty-view.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyLevelsTable } from './block.ts';

/** All levels side by side; that of a member is marked once it is known who looks. */
export function View({ props, mode }: ViewProps<typeof loyaltyLevelsTable>) {
  const { t } = useTextsWith('loyalty');
  const { standing, choice } = useLoyaltyView(mode);
  const { title, titleLeft, titleRight } = props;
  return (
    <>
      {choice}
      <section>
        <SectionHead title={title} />
        <LevelsTable
          caption={title || t('loyalty.levels')}
          rows={[titleLeft || t('loyalty.goods'), titleRight || t('loyalty.tickets')]}
          own={standing?.current_tier?.level ?? null}
        />
      </section>
    </>
  );
}
