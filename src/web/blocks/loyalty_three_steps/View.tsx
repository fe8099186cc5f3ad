import { LoyaltyActions } from '../LoyaltyActions.tsx';
import { LoyaltySteps } from '../LoyaltySteps.tsx';
import { useLoyaltyView } from '../loyalty-view.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyThreeSteps } from './block.ts';

/** How to become a member, in three steps, with the way in below them. */
export function View({ props, mode }: ViewProps<typeof loyaltyThreeSteps>) {
  const view = useLoyaltyView(mode);
  const { title, step1, step2, step3, bgColor } = props;
  return (
    <>
      {view.choice}
      <LoyaltySteps title={title} steps={[step1, step2, step3]} bgColor={bgColor}>
        <LoyaltyActions view={view} mode={mode} />
      </LoyaltySteps>
    </>
  );
}
