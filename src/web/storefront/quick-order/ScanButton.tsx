import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { barcodeDetector } from './barcode-detector.ts';

const Scanner = onDemand(() => import('./BarcodeScanner.tsx'));

/** Opens the camera; where the browser cannot read barcodes there is no such button. */
export function ScanButton(scanning: Pick<ComponentProps<typeof Scanner>, 'onCode' | 'resultOf'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const canScan = useSyncExternalStore(
    neverChanges,
    () => barcodeDetector() !== null,
    () => false,
  );
  if (!canScan) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon="barcode" onClick={() => setOpen(true)}>
        {t('quickOrder.scan.open')}
      </Button>
      {isOpen ? <Scanner Detector={barcodeDetector()!} {...scanning} onClose={close} onLost={close} /> : null}
    </>
  );
}

const neverChanges = () => () => {};
