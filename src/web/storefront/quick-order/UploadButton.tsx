import { useRef } from 'react';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';

/** Chooses a spreadsheet; the same one again is read again. */
export function UploadButton({
  onFiles,
  isReading,
}: {
  onFiles: (files: readonly File[]) => void;
  isReading: boolean;
}) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        icon="upload-simple"
        busy={isReading}
        onClick={() => field.current?.click()}
      >
        {t('quickOrder.file.choose')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label={t('quickOrder.file.choose')}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
