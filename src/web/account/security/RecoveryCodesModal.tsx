import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';

/** The recovery codes, shown this once: to be copied, downloaded or printed. Only the button that says so closes it. */
export function RecoveryCodesModal({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <Modal
      title={t('security.recovery.title')}
      onClose={onClose}
      blocked
      size="m"
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t('security.recovery.done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('security.recovery.body')}</p>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-x-6 gap-y-1 whitespace-nowrap font-mono tabular-nums select-all">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="m"
            icon={isCopied ? 'check' : 'copy'}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {t(isCopied ? 'security.recovery.copied' : 'security.recovery.copy')}
          </Button>
          <Button
            variant="secondary"
            size="m"
            icon="download-simple"
            onClick={() => download(t('security.recovery.file'), text)}
          >
            {t('security.recovery.download')}
          </Button>
          <Button variant="secondary" size="m" icon="printer" onClick={() => window.print()}>
            {t('security.recovery.print')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
