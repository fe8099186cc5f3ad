import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { consentKinds, type ConsentKind } from '../../../domain/consent/kinds.ts';
import { readConsent, saveConsent } from '../../state/consent.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { ModalComponentProps } from './modal-props.ts';

const words = {
  statistics: { label: 'shell.cookies.statistics', why: 'shell.cookies.statisticsWhy' },
  marketing: { label: 'shell.cookies.marketing', why: 'shell.cookies.marketingWhy' },
  'session-recording': { label: 'shell.cookies.sessionRecording', why: 'shell.cookies.sessionRecordingWhy' },
} as const;

/** The choice kind by kind; nothing is ticked beforehand that was not allowed before. */
export default function CookieModal({ onClose }: ModalComponentProps) {
  const t = useT();
  const { api } = usePage();
  const [chosen, setChosen] = useState<readonly ConsentKind[]>(() => readConsent(document.cookie) ?? []);
  const save = (kinds: readonly ConsentKind[]) => {
    saveConsent(api, kinds);
    onClose();
  };
  return (
    <Modal
      title={t('shell.cookies.title')}
      onClose={onClose}
      priority="global"
      footer={
        <div className="grid gap-2 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] md:gap-3">
          <Button variant="secondary" onClick={() => save([])}>
            {t('shell.cookies.necessary')}
          </Button>
          <Button variant="secondary" onClick={() => save(consentKinds)}>
            {t('shell.cookies.all')}
          </Button>
          <Button variant="primary" className="md:col-span-full" onClick={() => save(chosen)}>
            {t('shell.cookies.saveChoice')}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{t('shell.cookies.body')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <li className="py-3">
          <p className="flex items-center justify-between gap-4">
            <span className="font-medium">{t('shell.cookies.necessaryKind')}</span>
            <span className="type-body-s text-muted">{t('shell.cookies.alwaysOn')}</span>
          </p>
          <p className="type-body-s mt-1 text-muted">{t('shell.cookies.necessaryWhy')}</p>
        </li>
        {consentKinds.map((kind) => (
          <li key={kind} className="py-2">
            <Checkbox
              hint={t(words[kind].why)}
              checked={chosen.includes(kind)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
            >
              {t(words[kind].label)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
