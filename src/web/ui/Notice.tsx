import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/names.ts';

const looks: Record<'info' | 'success' | 'warning' | 'danger', { box: string; icon: IconName }> = {
  info: { box: 'bg-info-tint text-info-strong', icon: 'info' },
  success: { box: 'bg-success-tint text-success', icon: 'check-circle' },
  warning: { box: 'bg-warning-tint text-warning', icon: 'warning' },
  danger: { box: 'bg-danger-tint text-danger-strong', icon: 'warning-circle' },
};

/** An inline message, where it matters on the page. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { box, icon } = looks[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={`flex gap-3 rounded-card p-4 ${box}`}>
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 grow text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
