import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComparedLine, Comparison } from '../../../domain/reorder/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import type { SendFill } from '../../state/cart/refill.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { differences, firstChoice, type Choice } from './choice.ts';
import { RefillFooter } from './RefillFooter.tsx';
import { RefillLine } from './RefillLine.tsx';

interface RefillModalProps {
  title: string;
  query: UseQueryResult<Comparison>;
  send: SendFill;
  onClose: () => void;
}

/** What an older order or a list would be now, line by line, before it fills the cart (CT-11). */
export function RefillModal({ title, query, send, onClose }: RefillModalProps) {
  const { t } = useTextsWith('refill');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { data, isError, isFetching, refetch } = query;
  const lines = data?.lines ?? noLines;
  const choice = chosen ?? firstChoice(lines);
  return (
    <Modal
      title={title}
      onClose={onClose}
      size="l"
      footer={
        data ? (
          <RefillFooter
            comparison={data}
            choice={choice}
            send={send}
            onFilled={onClose}
            onChanged={() => void refetch()}
          />
        ) : null
      }
    >
      {data ? (
        <>
          <Differences lines={lines} />
          <ul aria-label={t('refill.lines')} className="divide-y divide-line">
            {lines.map((line) => (
              <RefillLine
                key={line.line}
                line={line}
                quantity={choice.get(line.line) ?? 0}
                onQuantity={(quantity) => setChosen(new Map([...choice, [line.line, quantity]]))}
              />
            ))}
          </ul>
        </>
      ) : isError ? (
        <Notice
          tone="danger"
          title={t('errors.blockFailed')}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      ) : (
        <div role="status" aria-label={t('common.loading')}>
          <SkeletonRows rows={4} className="h-16" />
        </div>
      )}
    </Modal>
  );
}

const noLines: readonly ComparedLine[] = [];

/** How much of it is not as it was. */
function Differences({ lines }: { lines: readonly ComparedLine[] }) {
  const { t } = useTextsWith('refill');
  const { prices, problems } = differences(lines);
  if (prices === 0 && problems === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" title={t('refill.changed')}>
        <ul className="type-body-s">
          {prices > 0 ? <li>{t('refill.changedPrices', { count: prices })}</li> : null}
          {problems > 0 ? <li>{t('refill.changedLines', { count: problems })}</li> : null}
        </ul>
      </Notice>
    </div>
  );
}
