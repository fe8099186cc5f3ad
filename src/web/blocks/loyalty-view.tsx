import { useState, type ReactNode } from 'react';
import type { Loyalty } from '../../domain/loyalty/contract.ts';
import { useT } from '../i18n/texts.tsx';
import { useActiveCustomer } from '../parts/loyalty/useActiveCustomer.ts';
import { useMe } from '../state/me.ts';
import { usePage, type RenderMode } from '../state/page.tsx';
import { Segmented } from '../ui/Segmented.tsx';

const audiences = ['visitor', 'customer', 'member', 'business'] as const;
type ShownTo = (typeof audiences)[number];

/** Whom a block about the programme is rendered for. */
interface LoyaltyView {
  isSignedIn: boolean;
  isBusiness: boolean;
  isMember: boolean;
  mayJoin: boolean;
  /** Of a member; null: of nobody. */
  standing: Pick<Loyalty, 'current_tier' | 'next_tier' | 'total_spent_amount'> | null;
  /** In edit and preview: the switch that chooses whom it is rendered for. */
  choice: ReactNode;
}

/** Numbers of the catalogue of blocks: nobody's. */
const sample = {
  current_tier: { level: 2, min_amount: 500 },
  next_tier: { level: 3, min_amount: 1500 },
  total_spent_amount: 612.4,
};

/** Whom a block is rendered for: the visitor, or whoever an editor has chosen, as every variant has to be seen before it is published. */
export function useLoyaltyView(mode: RenderMode): LoyaltyView {
  const [chosen, choose] = useState<ShownTo>('visitor');
  const isSignedIn = useMe() !== undefined;
  const customer = useActiveCustomer();
  const { audience } = usePage();
  if (mode !== 'view') {
    const isMember = chosen === 'member';
    return {
      isSignedIn: chosen !== 'visitor',
      isBusiness: chosen === 'business',
      isMember,
      mayJoin: chosen === 'customer' || chosen === 'business',
      standing: isMember ? sample : null,
      choice: <Choice value={chosen} onChange={choose} />,
    };
  }
  const isMember = customer?.loyalty.is_loyal === true;
  return {
    isSignedIn,
    isBusiness: customer ? !customer.is_individual : audience.isBusiness,
    isMember,
    mayJoin: customer?.loyalty.can_join_loyalty === true,
    standing: isMember ? customer.loyalty : null,
    choice: null,
  };
}

function Choice({ value, onChange }: { value: ShownTo; onChange: (value: ShownTo) => void }) {
  const t = useT();
  return (
    <div className="mb-3 overflow-x-auto">
      <Segmented
        label={t('editing.loyalty.label')}
        options={audiences.map((audience) => ({
          value: audience,
          label: t(`editing.loyalty.${audience}`),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
