import { useId, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { uploadReturnPicture } from '../../api/returns.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** A picture the shop has, under the name it had on the device. */
export interface ChosenPicture {
  uuid: string;
  name: string;
}

const maxPictures = 5;

interface Props {
  of: { uuid: string; key: string | undefined };
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
}

/** Pictures of a line; each travels as soon as it is chosen, so that a bad one is told at once. */
export function ReturnPictures({ of, pictures, onChange }: Props) {
  const { t, fieldText } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(files: readonly File[]): Promise<void> {
    const known = [...pictures];
    setProblem(null);
    for (const file of files.slice(0, maxPictures - pictures.length)) {
      setBusy(file.name);
      const form = new FormData();
      form.append('file', file);
      try {
        const { signal } = new AbortController();
        const { uuid } = await uploadReturnPicture(of, { form, signal, onProgress: () => {} });
        known.push({ uuid, name: file.name });
        onChange(known.slice());
      } catch (error) {
        const label = error instanceof ApiError ? error.labelOf('file') : undefined;
        setProblem(`${file.name}: ${label === undefined ? t('returns.request.failed') : fieldText(label)}`);
        break;
      }
    }
    setBusy(null);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p id={id} className="type-body-s font-medium">
        {t('returns.request.pictures')}
      </p>
      {pictures.length > 0 && (
        <ul className="grid gap-1">
          {pictures.map((picture) => (
            <li key={picture.uuid} className="flex items-center gap-2">
              <span className="type-body-s wrap-anywhere">{picture.name}</span>
              <IconButton
                icon="x"
                label={t('returns.request.removePicture', { name: picture.name })}
                onClick={() => onChange(pictures.filter(({ uuid }) => uuid !== picture.uuid))}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-labelledby={id}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(files);
        }}
      />
      <Button
        variant="secondary"
        icon="plus"
        busy={busy !== null}
        disabled={pictures.length >= maxPictures}
        onClick={() => input.current?.click()}
      >
        {t('returns.request.addPicture')}
      </Button>
      <p className="type-body-s text-muted">{t('returns.request.picturesHint')}</p>
      <p role="status" className="type-body-s wrap-anywhere empty:sr-only">
        {busy === null ? null : t('returns.request.uploading', { name: busy })}
      </p>
      {problem !== null && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
