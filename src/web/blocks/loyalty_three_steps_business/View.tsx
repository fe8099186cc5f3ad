import { LoyaltyActions } from '../LoyaltyActions.tsx';
import { LoyaltySteps } from '../LoyaltySteps.tsx';
import { useLoyaltyView } from '../loyalty-view.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyThreeStepsBusiness } from './block.ts';

/** How to buy as a company, in three steps; a company has done them. */
export function View({ props, mode }: ViewProps<typeof loyaltyThreeStepsBusiness>) {
  const view = useLoyaltyView(mode);
  const { title, step1, step2, step3, bgColor } = props;
  if (mode === 'view' && view.isBusiness) return null;
  return (
    <>
      {view.choice}
      <LoyaltySteps title={title} steps={[step1, step2, step3]} bgColor={bgColor}>
        <LoyaltyActions view={view} mode={mode} />
      </LoyaltySteps>
    </>
  );
}
