import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Sending } from './client.ts';
import { deleteDocumentMutation, withdrawInvitationMutation } from './company.ts';
import { deleteAddressMutation } from './customer-writes.ts';
import { cancelBackInStockMutation, switchNoticeMutation } from './notices.ts';
import { helpfulMutation } from './reviews.ts';
import { endSessionMutation, subscriptionMutation } from './user.ts';

const queries = new QueryClient();
const send = vi.fn<(call: unknown, sending: Sending<unknown, unknown>) => Promise<never>>();
const tools = { api: { get: vi.fn(), send }, queries } as never;

/** What the page shows as done before the shop has answered must not be lost with the page. */
test.each([
  ['a subscription', subscriptionMutation(tools), true],
  ['an ended session', endSessionMutation(tools), 1],
  ['a switched kind of letters', switchNoticeMutation(tools), { kind: 'cart', is_on: false }],
  ['a product that is waited for no longer', cancelBackInStockMutation(tools), 1],
  ['a withdrawn invitation', withdrawInvitationMutation(tools, 'uuid'), 1],
  ['a deleted document', deleteDocumentMutation(tools, 'uuid'), 1],
  ['a deleted address', deleteAddressMutation(tools, 'uuid'), 1],
  ['a review that helped', helpfulMutation(tools, 12), { id: 1, isHelpful: true }],
])('AC-01 %s is told to the shop although its page is left', async (_what, mutation, variables) => {
  send.mockReset().mockRejectedValue(new Error('the page is gone'));
  await new MutationObserver(queries, mutation as never).mutate(variables as never).catch(() => undefined);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ outlivesPage: true }),
  );
});
