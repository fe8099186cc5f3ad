import type { ReactNode } from 'react';
import type { OrderLine } from '../../../domain/orders/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { useModals } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { quantityThatFits } from './line-fix.ts';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

interface Props {
  line: OrderLine;
  /** Its problem stands in the way of the order, and is not being put right. */
  isStopped: boolean;
  onQuantity: (quantity: number) => void;
}

/** A price that is another than before, and what stops a line from being ordered, with what puts it right. */
export default function LineProblemNote({ line, isStopped, onQuantity }: Props) {
  const { t, language } = useTextsWith('cartProblems');
  const money = (euros: number) => formatMoney(Math.round(euros * 100), language);
  const fitting = quantityThatFits(line);
  return (
    <>
      {line.price_before === null ? null : (
        <p className="flex items-start gap-2 text-warning">
          <Icon name="warning" size={16} className="mt-0.5" />
          {t('cartProblems.prices.line', { before: money(line.price_before), now: money(line.price) })}
        </p>
      )}
      {isStopped ? (
        <Box>
          <p className="flex min-h-9 grow items-center gap-2 text-danger-strong">
            <Icon name="warning-circle" size={16} />
            <span className="min-w-0">{reasonOf()}</span>
          </p>
          {line.problem === 'RESTRICTED' ? <Access line={line} /> : null}
          <LinkButton onClick={() => onQuantity(fitting)}>
            {fitting > 0 ? t('cartProblems.fix.change', { quantity: fitting }) : t('cartProblems.fix.remove')}
            <span className="sr-only">: {line.product.name}</span>
          </LinkButton>
        </Box>
      ) : null}
    </>
  );

  function reasonOf(): string {
    const { problem, restrictions, available_stock: count, product } = line;
    if (problem === 'NOT_ENOUGH_STOCK') return t('cartProblems.problems.NOT_ENOUGH_STOCK', { count });
    if (problem === 'PACK_SIZE') return t('cartProblems.problems.PACK_SIZE', { count: product.pack_size });
    const reason = problem === 'RESTRICTED' && restrictions[0];
    return reason
      ? translate(reason.restriction.i18n_reason, language)
      : t(`cartProblems.problems.${problem!}`);
  }
}

/** Its button makes it go: the quantity of the line, which was put right, has the focus then. */
function Box({ children }: { children: ReactNode }) {
  const box = useFocusHandover('article', 'input');
  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-4 rounded-card bg-danger-tint px-3 py-1">
      {children}
    </div>
  );
}

/** The way to what is not for everybody. */
function Access({ line }: { line: OrderLine }) {
  const { t, language } = useTextsWith('cartProblems');
  const { openModal } = useModals();
  const restriction = line.restrictions[0]?.restriction;
  if (!restriction) return null;
  const props = {
    reason: translate(restriction.i18n_reason, language),
    isForTrade: restriction.is_for_groups,
  };
  return (
    <LinkButton onClick={() => openModal('restriction', props)}>{t('cartProblems.fix.access')}</LinkButton>
  );
}
