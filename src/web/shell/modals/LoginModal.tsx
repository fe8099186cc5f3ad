import { useQuery } from '@tanstack/react-query';
import { shopSupportQuery } from '../../api/shops.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { ModalComponentProps } from './ModalHost.tsx';

/** Shown instead of pages that need an account (RT-05): how to go on without one. */
export default function LoginModal({ onClose }: ModalComponentProps) {
  const { t } = useTextsWith('refusals');
  const { data: support } = useQuery(shopSupportQuery());
  return (
    <Modal title={t('shell.signIn')} onClose={onClose} priority="global" size="s">
      <p>{t('refusals.noAccountsYet')}</p>
      {support ? (
        <p className="mt-4 grid gap-1">
          <a
            href={`tel:${support.customer.phone.replaceAll(' ', '')}`}
            className="inline-flex min-h-11 items-center gap-3 tabular-nums hover:underline"
          >
            <Icon name="phone" className="text-muted" />
            {support.customer.phone}
          </a>
          <a
            href={`mailto:${support.customer.email}`}
            className="inline-flex min-h-11 items-center gap-3 hover:underline"
          >
            <Icon name="envelope-simple" className="text-muted" />
            {support.customer.email}
          </a>
        </p>
      ) : null}
    </Modal>
  );
}
