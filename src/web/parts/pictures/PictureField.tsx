import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { takenPictures } from './picture-file.ts';
import type { PictureUploads, WaitingPicture } from './usePictureUploads.ts';

interface Props<Picture> {
  /** Of the pictures that have arrived, where a form reads its fields. */
  name?: string;
  uploads: PictureUploads;
  /** Which of the uploads are of this field. */
  place: string;
  max: number;
  hint: string;
  pictures: readonly Picture[];
  /** How one looks that has arrived. */
  renderPicture: (picture: Picture, index: number) => ReactNode;
  takeOutLabel: (picture: Picture, index: number) => string;
  onTakeOut: (uuid: string) => void;
  /** Of the whole form. */
  error?: string | null;
}

/** Pictures that go with a form: those that have arrived, and below them those on their way or failed. */
export function PictureField<Picture extends { uuid: string }>({
  name,
  uploads,
  place,
  max,
  hint,
  pictures,
  renderPicture,
  takeOutLabel,
  onTakeOut,
  error,
}: Props<Picture>) {
  const { t } = useTextsWith('pictures');
  const belowId = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [hasTooMany, setTooMany] = useState(false);
  const waiting = uploads.waiting.filter((one) => one.place === place);
  const left = max - pictures.length - waiting.length;
  const travelling = waiting.find(({ problem }) => problem === null);
  const shown = error ?? (hasTooMany ? t('pictures.tooMany', { count: max }) : null);

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    setTooMany(files.length > left);
    uploads.add(place, files.slice(0, left));
  }

  /** What was pressed is gone then, and the focus with it. */
  function andBack(takeOut: () => void) {
    flushSync(() => {
      takeOut();
      setTooMany(false);
    });
    (input.current ?? field.current)?.focus();
  }

  return (
    <fieldset ref={field} tabIndex={-1} aria-describedby={belowId} className="grid min-w-0 gap-2 p-0">
      <legend className="mb-1.5 type-body-s font-medium">
        {t('pictures.label')} <span className="font-normal text-muted">{t('common.optional')}</span>
      </legend>
      {name !== undefined && (
        <input type="hidden" name={name} value={pictures.map(({ uuid }) => uuid).join()} readOnly />
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {pictures.map((picture, index) => (
            <li key={picture.uuid} className="flex min-w-0 items-center">
              {renderPicture(picture, index)}
              <IconButton
                icon="x"
                label={takeOutLabel(picture, index)}
                tooltip="none"
                onClick={() => andBack(() => onTakeOut(picture.uuid))}
              />
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul className="grid gap-2">
          {waiting.map((picture) => (
            <li key={picture.id} data-failed-picture={picture.problem === null ? undefined : ''}>
              {picture.problem === null ? (
                <Travelling picture={picture} onGiveUp={() => andBack(() => uploads.leaveOut(picture))} />
              ) : (
                <Failed
                  picture={picture}
                  why={picture.problem}
                  onRetry={() => andBack(() => uploads.retry(picture))}
                  onLeaveOut={() => andBack(() => uploads.leaveOut(picture))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center rounded-card border border-control bg-surface px-4 font-medium hover:bg-hover has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          {t('pictures.add')}
          <input
            ref={input}
            type="file"
            accept={takenPictures.join()}
            multiple
            onChange={add}
            className="sr-only"
          />
        </label>
      )}
      <p role="status" className="sr-only">
        {travelling ? t('pictures.sending', { name: travelling.file.name }) : ''}
      </p>
      {shown === null ? (
        <p id={belowId} className="type-body-s text-muted">
          {hint}
        </p>
      ) : (
        <FieldError id={belowId}>{shown}</FieldError>
      )}
    </fieldset>
  );
}

function Travelling({
  picture: { file, share },
  onGiveUp,
}: {
  picture: WaitingPicture;
  onGiveUp: () => void;
}) {
  const { t } = useTextsWith('pictures');
  const nameId = useId();
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 grow gap-1">
        <p id={nameId} className="type-body-s wrap-anywhere">
          {t('pictures.sending', { name: file.name })}
        </p>
        <progress max={1} value={share} className="w-full" aria-labelledby={nameId} />
      </div>
      <Button variant="quiet" aria-describedby={nameId} onClick={onGiveUp}>
        {t('pictures.cancel')}
      </Button>
    </div>
  );
}

interface FailedProps {
  picture: WaitingPicture;
  why: string;
  onRetry: () => void;
  onLeaveOut: () => void;
}

function Failed({ picture: { file, canRetry }, why, onRetry, onLeaveOut }: FailedProps) {
  const { t } = useTextsWith('pictures');
  const whyId = useId();
  return (
    <div className="grid gap-1">
      <div role="alert" className="wrap-anywhere">
        <FieldError id={whyId}>{`${file.name}: ${why}`}</FieldError>
      </div>
      <div className="flex flex-wrap gap-2">
        {canRetry && (
          <Button size="s" variant="secondary" aria-describedby={whyId} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button size="s" variant="secondary" aria-describedby={whyId} onClick={onLeaveOut}>
          {t('pictures.leaveOut')}
        </Button>
      </div>
    </div>
  );
}
