import { render } from '@testing-library/react';
import { stage, type Setting } from '../../blocks/testing/tools.tsx';
import type { PageModule } from '../../routes.ts';
import { NavigateProvider } from '../../state/navigation.tsx';
import { methods, order, payment, point } from './orders.ts';

const of = `/api/v1/orders/${order.uuid}/`;

/** What the shop answers of an order of a guest; tests replace what they are about. */
export function checkoutAnswers(): Record<string, unknown> {
  return {
    [of]: order,
    '/api/v1/me/': { user: null, customers: [], favourites: [] },
    [`/api/v1/deliveries/methods/${order.uuid}/`]: methods,
    '/api/v1/deliveries/pickup-points/': { count: 1, next: null, previous: null, results: [point] },
    '/api/v1/deliveries/countries/': [
      { id: 2, code: 'EE', name: 'Eesti' },
      { id: 3, code: 'LV', name: 'Läti' },
      { id: 4, code: 'FI', name: 'Soome' },
    ],
    [`${of}payment/`]: payment,
  };
}

/** A page of the checkout as after its fetches; `went` lists where it led. */
export async function openStep(module: PageModule, setting: Setting = {}) {
  const at = stage({
    ...setting,
    answers: { ...checkoutAnswers(), ...setting.answers },
    page: { params: { id: order.uuid }, url: `/order/${order.uuid}/`, ...setting.page },
  });
  const redirect = await module.prefetch?.(at.page, at.queries);
  const Page = module.default;
  const went: string[] = [];
  const view = redirect
    ? null
    : render(
        at.around(
          <NavigateProvider value={(address) => void went.push(address)}>
            <Page />
          </NavigateProvider>,
        ),
      );
  return { ...at, view: view!, redirect, went };
}
