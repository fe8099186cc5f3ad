import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { FailedFile } from './FailedFile.tsx';
import type { FileProps } from './FileViewer.tsx';
import { PdfPages } from './PdfPages.tsx';
import { usePdf } from './usePdf.ts';

/** A PDF on its way, and its pages. */
export function PdfFile({ file, scale, area, onShown, onPage, onRetry }: FileProps) {
  const { t } = useTexts();
  const opened = usePdf(file.url, file.size ?? 0);
  const pdf = opened.state === 'shown' ? opened.pdf : null;
  useEffect(() => {
    if (!pdf) return;
    onShown({
      width: Math.max(...pdf.pages.map((page) => page.width)),
      pages: pdf.pages.length,
      comfortable: 1.25,
    });
  }, [pdf, onShown]);
  if (opened.state === 'failed') return <FailedFile problem={opened.problem} onRetry={onRetry} />;
  if (pdf && scale !== undefined) return <PdfPages pdf={pdf} scale={scale} area={area} onPage={onPage} />;
  const percent = opened.state === 'loading' ? Math.round(opened.share * 100) : 100;
  return (
    <div className="mx-auto grid max-w-form gap-3 py-24">
      <p className="text-center text-muted">{t('files.opening')}</p>
      <div
        role="progressbar"
        aria-label={t('files.opening')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-line-strong"
      >
        <div className="h-full bg-action transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
