import { isNeverWithdrawn } from '../../../domain/returns/exclusions.ts';
import type { ReturnOptions } from '../../../domain/returns/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { lastMoment } from './last-moment.ts';

interface Props {
  order: string;
  linkKey: string | undefined;
  options: ReturnOptions;
}

/** Why an order cannot be withdrawn from (any more). The statement may be sent all the same: the staff decides what it is worth. */
export function NoRightNotice({ order, linkKey, options }: Props) {
  const t = useT();
  const { lines, withdraw_until: until } = options;
  const excluded = [...new Set(lines.map(({ exclusion }) => exclusion))].filter((one) => one !== null);
  const isOver =
    until !== null && lines.some(({ left, exclusion }) => left > 0 && !isNeverWithdrawn(exclusion));
  const faulty = options.can_return && (
    <p className="mt-2">
      <a href={paths.returnGoods(order, linkKey)} className="link">
        {t('returns.withdraw.faulty')}
      </a>
    </p>
  );
  const notice = (title: string, ...how: string[]) => (
    <Notice tone="warning" title={title}>
      {how.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {faulty}
    </Notice>
  );
  if (isOver)
    return notice(t('returns.withdraw.over', { date: lastMoment(until) }), t('returns.withdraw.overHow'));
  if (lines.length > 0 && lines.every(({ exclusion }) => isNeverWithdrawn(exclusion)))
    return notice(t('returns.withdraw.never'), ...excluded.map((one) => t(`returns.exclusions.${one}`)));
  return notice(t('returns.withdraw.nothing'), t('returns.withdraw.nothingHow'));
}
