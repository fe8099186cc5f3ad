import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Customer } from '../../../domain/customers/contract.ts';
import { stage, type Setting } from '../../blocks/testing/tools.tsx';
import type { PageModule } from '../../routes.ts';
import { address, company, colleague, invitation, licence, me, session, user } from './people.ts';

/** What the shop answers of a person and the customer they act for; tests replace what they are about. */
export function accountAnswers(customer: Customer = company): Record<string, unknown> {
  const own = `/api/v1/customers/${customer.uuid}/`;
  return {
    '/api/v1/rest-auth/user/': user,
    '/api/v1/rest-auth/sessions/': [session],
    '/api/v1/rest-auth/customers/': [customer],
    '/api/v1/orders/history/': { count: 0, next: null, previous: null, results: [] },
    [`${own}addresses/`]: [address],
    [`${own}users/`]: [me, colleague],
    [`${own}invitations/`]: [invitation],
    '/api/v1/customers/invitations/company/': { name: customer.name },
    [`${own}documents/`]: [licence],
    '/api/v1/shops/support/': { customer: { email: 'abi@pood.ee', phone: '+372 600 1000' } },
    '/api/v1/deliveries/countries/': [
      { id: 2, code: 'EE', name: 'Eesti' },
      { id: 3, code: 'LV', name: 'Läti' },
    ],
  };
}

/** A page of the account as after its fetches; `windows` stands beside it, as the host of the modals does. */
export async function openPage(module: PageModule, setting: Setting = {}, windows?: ReactNode) {
  const at = stage({ ...setting, answers: { ...accountAnswers(), ...setting.answers } });
  await module.prefetch?.(at.page, at.queries);
  const Page = module.default;
  const rendered = render(
    at.around(
      <>
        <Page />
        {windows}
      </>,
    ),
  );
  return { ...rendered, ...at, head: module.meta?.(at.page, at.queries) };
}

/** What documents of this browser are told of the session while it is listened to. */
export function sessionWords(): { heard: unknown[]; close: () => void } {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('session-channel');
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { heard, close: () => channel.close() };
}
