import { ButtonLink } from '../../ui/Button.tsx';
import { LoyaltyActions } from '../LoyaltyActions.tsx';
import { useLoyaltyView } from '../loyalty-view.tsx';
import type { ViewProps } from '../view.ts';
import type { loyaltyButtons } from './block.ts';

const sides = { left: 'justify-start', center: 'justify-center', right: 'justify-end' } as const;

/** The way into the programme, and to more information about it. */
export function View({ props, mode }: ViewProps<typeof loyaltyButtons>) {
  const view = useLoyaltyView(mode);
  const { alignment, linkUrl, linkText } = props;
  return (
    <>
      {view.choice}
      <div className={`flex flex-wrap gap-3 empty:hidden ${sides[alignment]}`}>
        <LoyaltyActions view={view} mode={mode} />
        {linkUrl && linkText ? (
          <ButtonLink href={linkUrl} variant="quiet">
            {linkText}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
