import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { Passkey } from '../../../domain/auth/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { passkeysQuery } from '../../api/factors.ts';
import { hasPasskeys } from '../../api/webauthn.ts';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../Loaded.tsx';
import { Panel } from '../Panel.tsx';
import { AddPasskeyModal, DeletePasskeyModal, RenamePasskeyModal } from './PasskeyModals.tsx';

type Open = { act: 'add' } | { act: 'rename' | 'delete'; passkey: Passkey };

/** Passkeys of the account: each with its name and when it was used. */
export function PasskeysPanel() {
  const t = useT();
  const query = useQuery(passkeysQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // What the browser can do is known in the browser alone.
  const canAdd = useSyncExternalStore(never, hasPasskeys, () => true);
  return (
    <Panel title={t('security.passkeys.title')} lead={t('security.passkeys.lead')}>
      <Loaded query={query} rows={1} rowHeight="h-16">
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="text-muted">{t('security.passkeys.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(act) => setOpen({ act, passkey })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {canAdd ? (
        <Button variant="secondary" icon="plus" className="mt-4" onClick={() => setOpen({ act: 'add' })}>
          {t('security.passkeys.add')}
        </Button>
      ) : (
        <p className="mt-4 text-muted">{t('security.passkeys.unsupported')}</p>
      )}
      {open?.act === 'add' && <AddPasskeyModal onClose={close} />}
      {open?.act === 'rename' && <RenamePasskeyModal passkey={open.passkey} onClose={close} />}
      {open?.act === 'delete' && <DeletePasskeyModal passkey={open.passkey} onClose={close} />}
    </Panel>
  );
}

const never = () => () => {};

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (act: 'rename' | 'delete') => void }) {
  const t = useT();
  const { name, domain, created_at, last_used_at } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="type-body-s text-muted tabular-nums">
          {t('security.passkeys.created', { date: formatDateTime(created_at) })}
          {' · '}
          {last_used_at === null
            ? t('security.passkeys.neverUsed')
            : t('security.passkeys.used', { date: formatDateTime(last_used_at) })}
        </p>
        <p className="type-body-s text-muted">{t('security.passkeys.domain', { domain })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="s" icon="pencil-simple" onClick={() => onOpen('rename')}>
          {t('security.passkeys.rename')}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button variant="quiet" size="s" icon="trash" onClick={() => onOpen('delete')}>
          {t('security.passkeys.delete')}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
