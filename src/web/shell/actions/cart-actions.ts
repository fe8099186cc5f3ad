import { fieldOf } from '../../state/cart/field-of.ts';
import type { AppContext } from '../../state/useAppContext.ts';
import { lazyModule } from '../../ui/lazy-module.ts';

/** Fetched by those who have a cart, or press a button of it. */
export const cartCode = lazyModule(() => import('../../state/cart/page-buttons.ts'));

/** Puts the product of a button into the cart (CT-01); of what is there already the cart is shown. */
export function pressAdd(button: HTMLElement, app: AppContext): void {
  if (button.hasAttribute('data-in-cart')) {
    app.openModal('cart');
    return;
  }
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const field = fieldOf(button);
  if (field) fit(field, Number(field.value));
  // What will be opened is fetched meanwhile.
  void import('../modals/CartModal.tsx').catch(openingTellsOfIt);
  withCode(app, ({ addPressed }) => addPressed(button, app)).finally(() => (button.ariaBusy = null));
}

/** Says why not everybody can have it, and the way to it (PL-03). */
export function pressRestriction({ dataset }: HTMLElement, app: AppContext): void {
  app.openModal('restriction', { reason: dataset['reason'], isForTrade: dataset['trade'] !== undefined });
}

/** − and + beside a field of cached HTML. */
export function pressStep(button: HTMLElement, app: AppContext): void {
  const field = button.parentElement!.querySelector('input')!;
  fit(field, Number(field.value) + Number(button.dataset['step']));
  quantityChosen(field, app);
}

/** Somebody has typed a quantity, and left its field or pressed Enter. */
export function typeQuantity(event: Event, app: AppContext): void {
  const field = event.target as HTMLInputElement;
  if (!field.matches('[data-buy] input')) return;
  if (event instanceof KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && goToRow(field, step)) event.preventDefault();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    field.blur();
    field.focus();
    const button = buttonOf(field);
    if (button && !button.hasAttribute('data-in-cart')) pressAdd(button, app);
    return;
  }
  fit(field, Number(field.value));
  quantityChosen(field, app);
}

/** Up and down go from one row of a compact list to the next. */
function goToRow(field: HTMLInputElement, step: number): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-list] [data-buy] input')];
  const at = fields.indexOf(field);
  const next = at < 0 ? undefined : fields[at + step];
  next?.focus();
  next?.select();
  return next !== undefined;
}

/** What is in the cart already is changed there. */
function quantityChosen(field: HTMLInputElement, app: AppContext): void {
  const button = buttonOf(field);
  if (button?.hasAttribute('data-in-cart'))
    void withCode(app, ({ quantityPressed }) => quantityPressed(button, Number(field.value), app));
}

const buttonOf = (field: HTMLInputElement) =>
  field.closest('[data-buy]')!.querySelector<HTMLElement>('[data-action=add-to-cart]');

/** Whole packs, within the limits that stand on the field. */
function fit(field: HTMLInputElement, wanted: number): void {
  const { min, max, step } = field.dataset;
  const pack = Number(step);
  const packs = Math.ceil((wanted || 0) / pack) * pack;
  field.value = String(Math.min(Number(max), Math.max(Number(min), packs)));
}

async function withCode(
  app: AppContext,
  act: (code: typeof import('../../state/cart/page-buttons.ts')) => unknown,
): Promise<void> {
  try {
    await act(await cartCode.load());
  } catch (error) {
    console.error('the code of the cart could not be fetched', error);
    app.toast({ text: app.page.texts.t('errors.network'), tone: 'danger', key: 'NETWORK' });
  }
}

const openingTellsOfIt = () => {};
