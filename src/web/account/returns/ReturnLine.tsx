import { useEffect, useId, useRef } from 'react';
import type { OrderLine } from '../../../domain/orders/contract.ts';
import type { ReturnOptions } from '../../../domain/returns/contract.ts';
import { maxPictures } from '../../../domain/returns/rules.ts';
import { hyphenate } from '../../../domain/hyphenate.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { PictureField } from '../../parts/pictures/PictureField.tsx';
import type { PictureUploads } from '../../parts/pictures/usePictureUploads.ts';
import { shownName } from '../../parts/shown-name.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextField.tsx';

const reasons = ['changed_mind', 'damaged', 'defective', 'wrong_item', 'not_as_described', 'other'] as const;

/** A picture the shop has, under the name it had on the device. */
export interface ChosenPicture {
  uuid: string;
  name: string;
}

export interface LineChoice {
  isChosen: boolean;
  quantity: number;
  /** `''`: none was chosen yet. */
  reason: string;
  note: string;
  pictures: readonly ChosenPicture[];
}

export const emptyLine: LineChoice = { isChosen: false, quantity: 1, reason: '', note: '', pictures: [] };

interface Props {
  line: OrderLine;
  option: ReturnOptions['lines'][number];
  /** Whether the period of withdrawing runs. */
  canChangeMind: boolean;
  choice: LineChoice;
  /** It has no reason. */
  error: boolean;
  uploads: PictureUploads;
  onChange: (change: (before: LineChoice) => LineChoice) => void;
}

/** A line of the order; what is asked about it appears once it is chosen. */
export function ReturnLine({ line, option, canChangeMind, choice, error, uploads, onChange }: Props) {
  const { t, fieldText } = useTexts();
  const reasonId = useId();
  const hadError = useRef(false);
  useEffect(() => {
    if (error && !hadError.current) document.getElementById(reasonId)?.focus();
    hadError.current = error;
  }, [error, reasonId]);
  const name = shownName(hyphenate(line.product.name));
  const { left, exclusion } = option;
  const mayChangeMind = canChangeMind && exclusion !== 'BUSINESS' && exclusion !== 'DATED';
  const set = (change: Partial<LineChoice>) => onChange((before) => ({ ...before, ...change }));
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <Checkbox
        checked={choice.isChosen}
        disabled={exclusion === 'DATED'}
        onChange={(event) => set({ isChosen: event.target.checked })}
        hint={
          <>
            {t('returns.request.left', { count: String(left) })}
            {exclusion && exclusion !== 'UNSEALED' && (
              <span className="block">{t(`returns.exclusions.${exclusion}`)}</span>
            )}
          </>
        }
      >
        <span className="font-medium wrap-anywhere">{name}</span>
      </Checkbox>
      {choice.isChosen && (
        <div className="grid gap-4 border-t border-line pt-4">
          {left > 1 && (
            <div className="grid gap-1.5">
              <p className="type-body-s font-medium">{t('returns.request.quantity')}</p>
              <QuantityStepper
                value={Math.min(choice.quantity, left)}
                max={left}
                label={line.product.name}
                onCommit={(quantity) => set({ quantity })}
              />
            </div>
          )}
          <Select
            id={reasonId}
            label={t('returns.request.reason')}
            placeholder="–"
            value={choice.reason}
            error={error ? fieldText('required') : null}
            // What came broken may be opened; what is merely not wanted may not.
            hint={
              choice.reason === 'changed_mind' && exclusion === 'UNSEALED'
                ? t('returns.exclusions.UNSEALED')
                : undefined
            }
            onChange={(event) => set({ reason: event.target.value })}
            options={reasons
              .filter((reason) => reason !== 'changed_mind' || mayChangeMind)
              .map((reason) => ({ value: reason, label: t(`returns.reasons.${reason}`) }))}
          />
          <TextArea
            label={t('returns.request.note')}
            hint={t('returns.request.noteHint')}
            optional
            rows={2}
            maxLength={1000}
            value={choice.note}
            onChange={(event) => set({ note: event.target.value })}
          />
          <PictureField
            uploads={uploads}
            place={String(option.line)}
            max={maxPictures}
            hint={t('returns.request.picturesHint')}
            pictures={choice.pictures}
            renderPicture={(picture) => <span className="type-body-s wrap-anywhere">{picture.name}</span>}
            takeOutLabel={({ name }) => t('returns.request.removePicture', { name })}
            onTakeOut={(uuid) =>
              onChange((before) => ({
                ...before,
                pictures: before.pictures.filter((one) => one.uuid !== uuid),
              }))
            }
          />
        </div>
      )}
    </div>
  );
}
