import { useEffect, useRef, useState } from 'react';
import { isEan } from '../../../domain/ean.ts';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { BarcodeDetectorClass } from './barcode-detector.ts';

interface Props {
  Detector: BarcodeDetectorClass;
  onCode: (ean: string) => void;
  /** What became of a code that was read, in words. */
  resultOf: (ean: string) => string;
  onClose: () => void;
}

/** Pictures of the camera that are looked at, in ms. */
const lookEachMs = 150;
/** A code that stays in the picture is one code, until it was away this long, in ms. */
const awayMs = 1200;

/** Reads barcodes by the camera until it is closed. */
export default function BarcodeScanner({ Detector, onCode, resultOf, onClose }: Props) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<'refused' | 'none' | null>(null);
  const [found, setFound] = useState<string | null>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const seen = new Map<string, number>();

    async function look(detector: InstanceType<BarcodeDetectorClass>, picture: HTMLVideoElement) {
      const codes = await detector.detect(picture).catch(() => []);
      if (isClosed) return;
      const now = Date.now();
      for (const { rawValue } of codes) {
        const isNew = now - (seen.get(rawValue) ?? 0) > awayMs;
        seen.set(rawValue, now);
        // Half a code in a blurred picture has a wrong check digit.
        if (!isNew || !isEan(rawValue)) continue;
        navigator.vibrate?.(60);
        setFound(rawValue);
        latest.current(rawValue);
      }
      timer = setTimeout(() => void look(detector, picture), lookEachMs);
    }

    async function begin() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
          audio: false,
        });
        const picture = video.current;
        // Closed while the permission was asked for.
        if (isClosed || !picture) return stop();
        picture.srcObject = stream;
        await picture.play();
        await look(new Detector({ formats: ['ean_13', 'ean_8'] }), picture);
      } catch (error) {
        if (isClosed) return;
        setProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
      }
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    void begin();
    return () => {
      isClosed = true;
      clearTimeout(timer);
      stop();
    };
  }, [Detector]);

  return (
    <Modal
      title={t('quickOrder.scan.title')}
      onClose={onClose}
      footer={
        <Button block onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      {problem ? (
        <Notice tone="danger">{t(`quickOrder.scan.${problem}`)}</Notice>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            className="aspect-4/3 w-full rounded-card bg-ink object-cover"
          />
          <p className="mt-3 text-muted">{t('quickOrder.scan.how')}</p>
          <p role="status" className="mt-2 min-h-6 font-medium tabular-nums">
            {found === null ? '' : resultOf(found)}
          </p>
        </>
      )}
    </Modal>
  );
}
