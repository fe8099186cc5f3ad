import type { OrderReturn, Withdrawal } from './contract.ts';

const uuid = '0198b9a2-0000-4000-8000-0000000000a1';

export const exampleWithdrawal: Withdrawal = {
  uuid,
  order_number: '100123',
  email: 'mari@salong.ee',
  name: 'Mari Maasikas',
  lines: null,
  goods: null,
  created_at: '2026-11-24T12:00:00.000Z',
  submitted_at: null,
  acknowledgement: null,
};

export const exampleReturn: OrderReturn = {
  uuid,
  number: '100123-1',
  order: { uuid: '0198b9a2-0000-4000-8000-00000000000c', number: '100123' },
  kind: 'return',
  status: 'requested',
  created_at: '2026-11-24T12:00:00.000Z',
  lines: [
    {
      line: 7,
      product: { id: 12, internal_id: 'OX-PC-664', name: 'Permanentne juuksevärv 6.64' },
      quantity: 1,
      accepted: 1,
      sellable: 0,
      reason: 'damaged',
      note: 'Pudel oli katki',
      pictures: [],
      refund: null,
    },
  ],
  expected_refund: '12.40',
  refund: null,
  refund_due_on: null,
  history: [
    { at: '2026-11-24T12:00:00.000Z', from: null, to: 'requested', by: 'customer', user: null, reason: null },
  ],
  goods_sent: true,
  label: null,
  can: { cancel: true },
};
