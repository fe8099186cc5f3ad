import { useQuery } from '@tanstack/react-query';
import { shopSupportQuery } from '../../api/shops.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ModalsProvider } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ToastProvider } from '../../ui/Toast.tsx';
import { LazyCookiePrompt } from '../LazyCookiePrompt.tsx';
import { Logo } from '../header/Logo.tsx';
import type { LayoutProps } from '../layouts.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { OfflineNotice } from '../OfflineNotice.tsx';

/** The steps of goods, and those of tickets; each is called as its route is. */
const ways = [
  [
    ['delivery', 'order-id-delivery'],
    ['information', 'order-id-information'],
    ['payment', 'order-id-payment'],
  ],
  [
    ['eventInformation', 'order-id-event-information'],
    ['eventPayment', 'order-id-event-payment'],
  ],
] as const;

/** Logo, steps and help: nothing leads away from an order but the way back to the cart. */
export function CheckoutLayout({ children, isLoading, routeName }: LayoutProps) {
  const t = useT();
  return (
    <ToastProvider>
      <ModalsProvider>
        <a href="#content" className="skip-link">
          {t('shell.skip.content')}
        </a>
        <ProgressBar active={isLoading} />
        <header className="bg-surface">
          <div className="mx-auto flex h-14 max-w-[1248px] items-center justify-between gap-2 px-4 md:h-18 md:px-8">
            <Logo />
            <Steps routeName={routeName} />
            <Help />
          </div>
          <div className="shade-scale h-[3px]" aria-hidden="true" />
        </header>
        <main id="content" aria-busy={isLoading} className="min-h-[60vh] overflow-x-clip">
          {children}
        </main>
        <OfflineNotice />
        <LazyCookiePrompt />
        <ModalHost />
      </ModalsProvider>
    </ToastProvider>
  );
}

/** The steps; on a phone the names of the others give way to their numbers. */
function Steps({ routeName }: { routeName: string }) {
  const t = useT();
  const uuid = usePage().params['id'];
  const steps = ways.find((way) => way.some(([, route]) => route === routeName));
  if (!steps) return null;
  const at = steps.findIndex(([, route]) => route === routeName);
  return (
    <nav aria-label={t('checkout.steps.label')}>
      <ol className="flex items-center gap-1 md:gap-2">
        {steps.map(([step], index) => {
          const isDone = index < at;
          const isHere = index === at;
          const name = (
            <>
              <span
                className={`grid size-6 shrink-0 place-content-center rounded-full border text-sm leading-none font-semibold tabular-nums md:size-7 ${isHere ? 'border-action bg-action text-on-action' : isDone ? 'border-selected bg-selected text-link' : 'border-control text-muted'}`}
              >
                {isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span
                className={`type-body-s font-medium ${isHere ? 'max-[359px]:sr-only' : 'text-muted max-md:sr-only'}`}
              >
                {t(`checkout.steps.${step}`)}
                {isDone && <span className="sr-only">, {t('checkout.steps.done')}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step}
              className="flex items-center md:gap-2 md:not-first:before:mx-1 md:not-first:before:h-px md:not-first:before:w-6 md:not-first:before:bg-line-strong lg:not-first:before:mx-2 lg:not-first:before:w-12"
            >
              {isDone && uuid !== undefined ? (
                <a
                  href={paths.order[step](uuid)}
                  className="flex min-h-11 items-center gap-1.5 rounded-card md:gap-2.5"
                >
                  {name}
                </a>
              ) : (
                <span
                  aria-current={isHere ? 'step' : undefined}
                  className="flex min-h-11 items-center gap-1.5 md:gap-2.5"
                >
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Who helps, one press away. */
function Help() {
  const t = useT();
  const { data } = useQuery(shopSupportQuery());
  if (!data) return <span className="size-11" />;
  const { phone } = data.customer;
  return (
    <a
      href={`tel:${phone.replaceAll(/\s/g, '')}`}
      aria-label={t('checkout.help', { phone })}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card font-medium hover:bg-hover max-md:-mr-2.5 md:px-2"
    >
      <Icon name="question" size={24} />
      <span className="tabular-nums max-md:hidden">{t('checkout.help', { phone })}</span>
    </a>
  );
}
