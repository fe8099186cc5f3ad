import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import type { ReviewPicture } from '../../../domain/reviews/contract.ts';
import { maxPictures } from '../../../domain/reviews/rules.ts';
import { ApiError } from '../../api/client.ts';
import { uploadPictureMutation } from '../../api/reviews.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { pictureProblem, takenPictures } from './picture-file.ts';
import { PrivatePicture } from './PrivatePicture.tsx';

interface PictureFieldProps {
  name: string;
  pictures: readonly ReviewPicture[];
  onChange: (pictures: readonly ReviewPicture[]) => void;
  /** Of the whole form. */
  error?: string | null;
}

/** Pictures of a review: sent one after the other as they are chosen, shown small, each with a way to take it out. */
export function PictureField({ name, pictures, onChange, error }: PictureFieldProps) {
  const texts = useTexts();
  const { t } = texts;
  const own = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const giveUp = useRef<AbortController>(null);
  const { mutateAsync } = useMutation(uploadPictureMutation());
  const shown = problem ?? error ?? null;

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    setProblem(files.length > maxPictures - pictures.length ? tooMany() : null);
    const now = [...pictures];
    giveUp.current = new AbortController();
    for (const file of files.slice(0, maxPictures - pictures.length)) {
      const wrong = pictureProblem(file, t);
      if (wrong !== null) {
        setProblem(`${file.name}: ${wrong}`);
        continue;
      }
      const form = new FormData();
      form.append('file', file);
      setShare(0);
      try {
        now.push(await mutateAsync({ form, onProgress: setShare, signal: giveUp.current.signal }));
        onChange([...now]);
      } catch (failure) {
        const isGivenUp = (failure as Error).name === 'AbortError';
        if (!isGivenUp) setProblem(`${file.name}: ${wordsOf(failure)}`);
        break;
      }
    }
    setShare(null);
  }

  const tooMany = () => t('reviews.pictures.tooMany', { count: maxPictures });

  function wordsOf(failure: unknown): string {
    if (!(failure instanceof ApiError)) return t('errors.network');
    const label = failure.labelOf('file');
    return label === undefined ? texts.errorText(failure.code ?? 'INTERNAL') : texts.fieldText(label);
  }

  function takeOut(uuid: string) {
    onChange(pictures.filter((one) => one.uuid !== uuid));
    input.current?.focus();
  }

  return (
    <fieldset aria-describedby={`${own}-below`} className="grid gap-2 p-0">
      <legend className="mb-1.5 type-body-s font-medium">
        {t('reviews.pictures.label')} <span className="font-normal text-muted">{t('common.optional')}</span>
      </legend>
      <input type="hidden" name={name} value={pictures.map(({ uuid }) => uuid).join()} readOnly />
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {pictures.map((picture, index) => (
            <li key={picture.uuid} className="flex items-center">
              <PrivatePicture picture={picture} alt={t('reviews.pictures.one', { number: index + 1 })} />
              <IconButton
                icon="x"
                label={t('reviews.pictures.takeOut', { number: index + 1 })}
                tooltip="none"
                onClick={() => takeOut(picture.uuid)}
              />
            </li>
          ))}
        </ul>
      )}
      {share === null ? (
        pictures.length < maxPictures && (
          <label className="flex min-h-11 w-fit cursor-pointer items-center rounded-card border border-control bg-surface px-4 font-medium hover:bg-hover has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            {t('reviews.pictures.add')}
            <input
              ref={input}
              type="file"
              accept={takenPictures.join()}
              multiple
              onChange={(event) => void add(event)}
              className="sr-only"
            />
          </label>
        )
      ) : (
        <div className="flex items-center gap-3">
          <progress max={1} value={share} className="grow" aria-label={t('reviews.pictures.sending')} />
          <Button variant="quiet" onClick={() => giveUp.current?.abort()}>
            {t('reviews.pictures.cancel')}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {share === null ? '' : t('reviews.pictures.sending')}
      </p>
      {shown === null ? (
        <p id={`${own}-below`} className="type-body-s text-muted">
          {t('reviews.pictures.hint', { count: maxPictures })}
        </p>
      ) : (
        <FieldError id={`${own}-below`}>{shown}</FieldError>
      )}
    </fieldset>
  );
}
