import type { ReactNode } from 'react';
import { useTextsWith } from '../i18n/load-areas.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import type { IconName } from '../ui/icons/names.ts';
import { tints } from './colors.ts';
import type { BgColor } from './props.ts';

export interface LoyaltyStep {
  icon: IconName | null;
  title: string;
  description: string;
}

interface Props {
  title: string;
  steps: readonly LoyaltyStep[];
  bgColor: BgColor;
  children: ReactNode;
}

/** Steps in their order, and below them the way in. */
export function LoyaltySteps({ title, steps, bgColor, children }: Props) {
  const { t } = useTextsWith('loyalty');
  const filled = steps
    .map((step, at) => ({ ...step, number: at + 1 }))
    .filter((step) => step.title !== '' || step.description !== '');
  return (
    <section
      aria-label={title || t('loyalty.steps')}
      className={`rounded-panel p-5 md:p-10 ${tints[bgColor]}`}
    >
      {title ? <h2 className="type-h2 mb-6 wrap-anywhere">{title}</h2> : null}
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {filled.map((step) => (
          <li key={step.number} className="flex gap-4 md:block">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface font-semibold text-link">
              {step.icon ? <Icon name={step.icon} size={24} /> : step.number}
            </span>
            <div className="min-w-0 wrap-anywhere">
              {step.title ? <h3 className="type-h3 md:mt-4">{step.title}</h3> : null}
              {step.description ? <p className="mt-1">{step.description}</p> : null}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden md:mt-8">{children}</div>
    </section>
  );
}
