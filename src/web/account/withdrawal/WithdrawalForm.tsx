import { useState } from 'react';
import type { Order, OrderLine } from '../../../domain/orders/contract.ts';
import type { ReturnOptions, WithdrawalBody } from '../../../domain/returns/contract.ts';
import { hyphenate } from '../../../domain/hyphenate.ts';
import { beginWithdrawalMutation } from '../../api/returns.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { atMost, email, required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { shownName } from '../../parts/shown-name.ts';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { useTools } from '../account.ts';

/** A line that may be withdrawn from, with how many pieces of it. */
export interface WithdrawableLine {
  line: OrderLine;
  left: number;
  exclusion: ReturnOptions['lines'][number]['exclusion'];
}

export function withdrawableLines(order: Order, { lines }: ReturnOptions): WithdrawableLine[] {
  return lines.flatMap(({ line: id, left, exclusion }) => {
    const line = order.order_lines.find((one) => one.id === id);
    const isPossible = left > 0 && exclusion !== 'BUSINESS' && exclusion !== 'DATED';
    return line && isPossible ? [{ line, left, exclusion }] : [];
  });
}

interface Props {
  /** The order the visitor came from and sees; undefined: none. */
  order: Order | undefined;
  linkKey: string | undefined;
  lines: readonly WithdrawableLine[];
}

/** Asks for nothing that is known already; without script the browser sends it to the same address. */
export function WithdrawalForm({ order, linkKey, lines }: Props) {
  const { t } = useTexts();
  const tools = useTools();
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const contact = order?.delivery_information?.contact;
  const lineFields = Object.fromEntries(
    lines.flatMap(({ line }) => [
      [`take-${line.id}`, { label: line.product.name }],
      [`pieces-${line.id}`, { label: t('returns.withdraw.pieces', { name: line.product.name }) }],
    ]),
  );
  const form = useForm({
    ...(order === undefined && { draft: 'withdrawal' }),
    fields: {
      order_number: { label: t('returns.withdraw.order'), rules: [required, atMost(40)] },
      email: { label: t('returns.withdraw.email'), rules: [required, email] },
      name: { label: t('returns.withdraw.name'), rules: [atMost(255)] },
      goods: { label: t('returns.withdraw.goods'), rules: [atMost(2000)] },
      ...lineFields,
    } as Record<string, { label: string; rules?: readonly (typeof required)[] }>,
    mutation: beginWithdrawalMutation(tools),
    variables: (values, idempotencyKey) => ({
      idempotencyKey,
      body: {
        order_number: values['order_number']!,
        email: values['email']!,
        name: values['name'] ?? '',
        goods: values['goods'] ?? '',
        lines: linesOf(values, lines, order),
        order: order ? { uuid: order.uuid, ...(linkKey !== undefined && { key: linkKey }) } : null,
      },
    }),
    onDone: ({ uuid }) => navigate(paths.withdrawal(uuid)),
  });
  const { handlers } = form.state;
  const state: typeof form.state = {
    ...form.state,
    handlers: {
      ...handlers,
      onSubmit(event) {
        const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
        const isNothing = boxes.length > 0 && !boxes.some(({ checked }) => checked);
        setEmpty(isNothing);
        if (!isNothing) return handlers.onSubmit(event);
        event.preventDefault();
        boxes[0]!.focus();
        return undefined;
      },
    },
  };
  return (
    <Form form={state} submit={t('returns.withdraw.next')}>
      <TextField
        {...form.field('order_number')}
        hint={t('returns.withdraw.orderHint')}
        defaultValue={order?.number ?? ''}
        readOnly={order !== undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        {...form.field('email')}
        type="email"
        hint={t('returns.withdraw.emailHint')}
        defaultValue={contact?.email ?? ''}
        autoComplete="email"
        maxLength={255}
      />
      <TextField
        {...form.field('name')}
        optional
        defaultValue={contact ? `${contact.first_name} ${contact.last_name}` : ''}
        autoComplete="name"
        maxLength={255}
      />
      {lines.length === 0 ? (
        <TextArea
          {...form.field('goods')}
          optional
          rows={2}
          hint={t('returns.withdraw.goodsHint')}
          maxLength={2000}
        />
      ) : (
        <fieldset className="grid gap-2">
          <legend className="mb-1 type-body-s font-medium">{t('returns.withdraw.lines')}</legend>
          {isEmpty && <Notice tone="danger">{t('returns.withdraw.chooseLine')}</Notice>}
          {lines.map((one) => (
            <LineChoice key={one.line.id} {...one} />
          ))}
        </fieldset>
      )}
    </Form>
  );
}

function LineChoice({ line, left, exclusion }: WithdrawableLine) {
  const { t } = useTexts();
  const name = shownName(hyphenate(line.product.name));
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3">
      <Checkbox
        name={`take-${line.id}`}
        defaultChecked
        hint={
          <>
            {left > 1 && t('returns.request.left', { count: String(left) })}
            {exclusion && <span className="block">{t(`returns.exclusions.${exclusion}`)}</span>}
          </>
        }
        className="min-w-0 grow basis-56"
      >
        <span className="wrap-anywhere">{name}</span>
      </Checkbox>
      {left === 1 ? (
        <input type="hidden" name={`pieces-${line.id}`} value="1" />
      ) : (
        <TextField
          label={t('returns.request.quantity')}
          aria-label={t('returns.withdraw.pieces', { name: line.product.name })}
          name={`pieces-${line.id}`}
          type="number"
          min={1}
          max={left}
          defaultValue={String(left)}
          className="w-24"
        />
      )}
    </div>
  );
}

/** The lines that are chosen; null: all of the order. */
function linesOf(
  values: Record<string, string>,
  lines: readonly WithdrawableLine[],
  order: Order | undefined,
): WithdrawalBody['lines'] {
  if (lines.length === 0) return null;
  const chosen = lines.flatMap(({ line, left }) => {
    if (values[`take-${line.id}`] !== 'on') return [];
    const wanted = Number.parseInt(values[`pieces-${line.id}`] ?? '', 10);
    return [{ line: line.id, quantity: Math.min(Math.max(wanted || left, 1), left) }];
  });
  const isWhole = order?.order_lines.every((line) =>
    chosen.some((one) => one.line === line.id && one.quantity === line.quantity),
  );
  return isWhole ? null : chosen;
}
