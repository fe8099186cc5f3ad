import { useState } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** The number of an order, to be quoted: one press copies it, and it can be selected where that is not possible. */
export function CopyNumber({ number }: { number: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-card border border-line-strong bg-surface pl-3.5 text-lg font-semibold tabular-nums">
      <span className="sr-only">{t('checkout.success.number')} </span>
      <span className="select-all">{number}</span>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={t('checkout.success.copy')}
        onClick={() => void navigator.clipboard?.writeText(number).then(() => setCopied(true), ignore)}
      />
      <span role="status" className="sr-only">
        {isCopied ? t('checkout.success.copied') : null}
      </span>
    </p>
  );
}

/** Not allowed here: the number stays to be selected. */
const ignore = () => {};
