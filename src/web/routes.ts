import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../domain/locales.ts';
import type { Texts } from './i18n/texts.tsx';
import type { PageContext } from './state/page.tsx';

export type LayoutName = 'default' | 'admin' | 'auth' | 'checkout' | 'blank' | 'creator';

/** What the head of a page says. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the one address this page is found under in a language; left out: its own path. */
  canonical?: (language: Language) => string;
  image?: string;
  type?: 'website' | 'product' | 'article';
  robots?: 'noindex';
  jsonLd?: object[];
}

/** Runs before a page is rendered and may redirect, with this `status`. */
export type Redirect = { redirect: string; status: 301 | 302 };

export interface PageModule {
  default: ComponentType;
  /** Fetches texts that only this page and its like say, before it is rendered. */
  loadTexts?: (texts: Texts) => Promise<void>;
  /** Fetches what the first paint needs into the client; may answer with a redirect or throw a refusal. */
  prefetch?: (page: PageContext, queries: QueryClient) => Promise<Redirect | void>;
  meta?: (page: PageContext, queries: QueryClient) => PageMeta;
}

export interface Route {
  name: string;
  /** Segments; `:id` takes one segment, `:id?` an optional one, `*` the rest. */
  pattern: string;
  layout: LayoutName;
  /** Source of the page, by which its files are found among the built ones. */
  module: string;
  load: () => Promise<PageModule>;
  /** Asked before the page is fetched, see `guards.ts`. */
  guard?: string;
  /** Shows more of the visitor than the audience: rendered for each request, never cached, not for search engines. */
  isPersonal?: true;
  /** Query keys that change what the page shows; others do not make another cached page. `*` means all. */
  query: readonly string[];
}

const listKeys = ['*'] as const;

/** A page of the account. */
const personal = { layout: 'default', guard: 'account', isPersonal: true, query: [] } as const;

/** A step of the checkout: what it shows is its buyer's alone. */
const checkout = { layout: 'checkout', isPersonal: true, query: [] } as const;

/** The site map, read from top to bottom: the first pattern that fits is the page. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    pattern: '/',
    layout: 'default',
    module: 'src/web/storefront/HomePage.tsx',
    load: () => import('./storefront/HomePage.tsx'),
    query: ['page'],
  },
  {
    name: 'contact',
    pattern: '/contact',
    layout: 'default',
    module: 'src/web/storefront/ContactPage.tsx',
    load: () => import('./storefront/ContactPage.tsx'),
    query: [],
  },
  {
    name: 'search',
    pattern: '/products',
    layout: 'default',
    module: 'src/web/storefront/SearchPage.tsx',
    load: () => import('./storefront/SearchPage.tsx'),
    query: listKeys,
  },
  {
    name: 'product',
    pattern: '/products/:id',
    layout: 'default',
    module: 'src/web/storefront/ProductPage.tsx',
    load: () => import('./storefront/ProductPage.tsx'),
    query: [],
  },
  {
    name: 'products-list-id',
    pattern: '/products/:list/:id',
    layout: 'default',
    module: 'src/web/storefront/ProductListPage.tsx',
    load: () => import('./storefront/ProductListPage.tsx'),
    query: listKeys,
  },
  {
    name: 'cart',
    pattern: '/cart',
    layout: 'default',
    module: 'src/web/storefront/CartPage.tsx',
    load: () => import('./storefront/CartPage.tsx'),
    query: [],
  },
  {
    name: 'quick-order',
    pattern: '/quick-order',
    layout: 'default',
    module: 'src/web/storefront/QuickOrderPage.tsx',
    load: () => import('./storefront/QuickOrderPage.tsx'),
    query: [],
  },
  {
    name: 'favourites',
    pattern: '/favourites',
    layout: 'default',
    guard: 'signedIn',
    isPersonal: true,
    module: 'src/web/storefront/FavouritesPage.tsx',
    load: () => import('./storefront/FavouritesPage.tsx'),
    query: ['page'],
  },
  {
    name: 'favourites-shared-token',
    pattern: '/favourites/shared/:token',
    layout: 'default',
    // BlockContent for each reader: a list is seldom read, and must be gone as soon as it is no longer shared.
    isPersonal: true,
    module: 'src/web/storefront/SharedFavouritesPage.tsx',
    load: () => import('./storefront/SharedFavouritesPage.tsx'),
    query: ['page'],
  },
  {
    name: 'campaigns',
    pattern: '/campaigns',
    layout: 'default',
    module: 'src/web/storefront/CampaignListPage.tsx',
    load: () => import('./storefront/CampaignListPage.tsx'),
    query: ['page'],
  },
  {
    name: 'campaigns-id',
    pattern: '/campaigns/:id',
    layout: 'default',
    module: 'src/web/storefront/CampaignPage.tsx',
    load: () => import('./storefront/CampaignPage.tsx'),
    query: listKeys,
  },
  {
    name: 'events',
    pattern: '/events',
    layout: 'default',
    module: 'src/web/storefront/EventListPage.tsx',
    load: () => import('./storefront/EventListPage.tsx'),
    query: ['page', 'location', 'language', 'event_category', 'date'],
  },
  {
    name: 'events-waitlist',
    pattern: '/events/waitlist',
    layout: 'default',
    // Of the one person who has the link of the mail.
    isPersonal: true,
    module: 'src/web/storefront/WaitlistPage.tsx',
    load: () => import('./storefront/WaitlistPage.tsx'),
    query: ['token'],
  },
  {
    name: 'events-template-id',
    pattern: '/events/:template/:id?',
    layout: 'default',
    module: 'src/web/storefront/EventPage.tsx',
    load: () => import('./storefront/EventPage.tsx'),
    query: [],
  },
  {
    name: 'tickets-attendee',
    pattern: '/tickets/:attendee',
    layout: 'default',
    // Of who has the link of the mail, whose key is in the query.
    isPersonal: true,
    module: 'src/web/storefront/TicketPage.tsx',
    load: () => import('./storefront/TicketPage.tsx'),
    query: ['key'],
  },
  {
    name: 'inspiration',
    pattern: '/inspiration',
    layout: 'default',
    module: 'src/web/storefront/InspirationListPage.tsx',
    load: () => import('./storefront/InspirationListPage.tsx'),
    query: ['page'],
  },
  {
    name: 'inspiration-id',
    pattern: '/inspiration/:id',
    layout: 'default',
    module: 'src/web/storefront/ArticlePage.tsx',
    load: () => import('./storefront/ArticlePage.tsx'),
    query: [],
  },
  {
    name: 'auth-confirm',
    pattern: '/auth/confirm',
    layout: 'auth',
    isPersonal: true,
    module: 'src/web/account/ConfirmPage.tsx',
    load: () => import('./account/ConfirmPage.tsx'),
    query: ['uid', 'token', 'isRegisterSuccess'],
  },
  {
    name: 'auth-confirm-new-email',
    pattern: '/auth/confirm-new-email',
    layout: 'auth',
    isPersonal: true,
    module: 'src/web/account/ConfirmEmailPage.tsx',
    load: () => import('./account/ConfirmEmailPage.tsx'),
    query: ['token', 'isChangeSuccess'],
  },
  {
    name: 'notices',
    pattern: '/notices',
    layout: 'auth',
    isPersonal: true,
    module: 'src/web/account/NoticeLinkPage.tsx',
    load: () => import('./account/NoticeLinkPage.tsx'),
    query: ['token', 'key', 'done'],
  },
  {
    name: 'account-overview',
    pattern: '/account/overview',
    ...personal,
    module: 'src/web/account/OverviewPage.tsx',
    load: () => import('./account/OverviewPage.tsx'),
  },
  {
    name: 'account-orders',
    pattern: '/account/orders',
    ...personal,
    query: ['page', 'search'],
    module: 'src/web/account/OrdersPage.tsx',
    load: () => import('./account/OrdersPage.tsx'),
  },
  {
    name: 'account-returns',
    pattern: '/account/returns',
    ...personal,
    query: ['page'],
    module: 'src/web/account/ReturnsPage.tsx',
    load: () => import('./account/ReturnsPage.tsx'),
  },
  {
    name: 'account-orders-uuid',
    pattern: '/account/orders/:uuid',
    ...personal,
    module: 'src/web/account/OrderPage.tsx',
    load: () => import('./account/OrderPage.tsx'),
  },
  {
    name: 'account-feedback',
    pattern: '/account/feedback',
    ...personal,
    query: ['page', 'reviews'],
    module: 'src/web/account/FeedbackPage.tsx',
    load: () => import('./account/FeedbackPage.tsx'),
  },
  {
    name: 'account-loyalty',
    pattern: '/account/loyalty',
    ...personal,
    query: ['page'],
    module: 'src/web/account/LoyaltyPage.tsx',
    load: () => import('./account/LoyaltyPage.tsx'),
  },
  {
    name: 'account-lists',
    pattern: '/account/lists',
    ...personal,
    module: 'src/web/account/ListsPage.tsx',
    load: () => import('./account/ListsPage.tsx'),
  },
  {
    name: 'account-lists-uuid',
    pattern: '/account/lists/:uuid',
    ...personal,
    module: 'src/web/account/ListPage.tsx',
    load: () => import('./account/ListPage.tsx'),
  },
  {
    name: 'account-profile',
    pattern: '/account/profile',
    ...personal,
    module: 'src/web/account/ProfilePage.tsx',
    load: () => import('./account/ProfilePage.tsx'),
  },
  {
    name: 'account-notices',
    pattern: '/account/notices',
    ...personal,
    module: 'src/web/account/NoticesPage.tsx',
    load: () => import('./account/NoticesPage.tsx'),
  },
  {
    name: 'account-addresses',
    pattern: '/account/addresses',
    ...personal,
    module: 'src/web/account/AddressesPage.tsx',
    load: () => import('./account/AddressesPage.tsx'),
  },
  {
    name: 'account-company',
    pattern: '/account/company',
    ...personal,
    module: 'src/web/account/CompanyPage.tsx',
    load: () => import('./account/CompanyPage.tsx'),
  },
  {
    name: 'account-security',
    pattern: '/account/security',
    ...personal,
    module: 'src/web/account/SecurityPage.tsx',
    load: () => import('./account/SecurityPage.tsx'),
  },
  {
    name: 'account-data',
    pattern: '/account/data',
    ...personal,
    module: 'src/web/account/DataPage.tsx',
    load: () => import('./account/DataPage.tsx'),
  },
  {
    name: 'auth-social-provider',
    pattern: '/auth/social/:provider',
    layout: 'auth',
    module: 'src/web/account/SocialReturnPage.tsx',
    load: () => import('./account/SocialReturnPage.tsx'),
    // What the service says in the address is for the browser alone.
    query: [],
  },
  {
    name: 'auth-invitation',
    pattern: '/auth/invitation',
    layout: 'auth',
    isPersonal: true,
    module: 'src/web/account/InvitationPage.tsx',
    load: () => import('./account/InvitationPage.tsx'),
    query: ['token'],
  },
  {
    name: 'order-id-delivery',
    pattern: '/order/:id?/delivery',
    ...checkout,
    module: 'src/web/checkout/DeliveryPage.tsx',
    load: () => import('./checkout/DeliveryPage.tsx'),
  },
  {
    name: 'order-id-information',
    pattern: '/order/:id?/information',
    ...checkout,
    module: 'src/web/checkout/InformationPage.tsx',
    load: () => import('./checkout/InformationPage.tsx'),
  },
  {
    name: 'order-id-payment',
    pattern: '/order/:id?/payment',
    ...checkout,
    module: 'src/web/checkout/PaymentPage.tsx',
    load: () => import('./checkout/PaymentPage.tsx'),
  },
  {
    name: 'order-id-event-information',
    pattern: '/order/:id?/event-information',
    ...checkout,
    module: 'src/web/checkout/EventInformationPage.tsx',
    load: () => import('./checkout/EventInformationPage.tsx'),
  },
  {
    name: 'order-id-event-payment',
    pattern: '/order/:id?/event-payment',
    ...checkout,
    module: 'src/web/checkout/EventPaymentPage.tsx',
    load: () => import('./checkout/EventPaymentPage.tsx'),
  },
  {
    name: 'order-id-payment-status',
    pattern: '/order/:id?/payment-status',
    ...checkout,
    module: 'src/web/checkout/PaymentStatusPage.tsx',
    load: () => import('./checkout/PaymentStatusPage.tsx'),
  },
  {
    name: 'order-id-success',
    pattern: '/order/:id?/success',
    ...checkout,
    module: 'src/web/checkout/SuccessPage.tsx',
    load: () => import('./checkout/SuccessPage.tsx'),
  },
  {
    name: 'order-id-failed',
    pattern: '/order/:id?/failed',
    ...checkout,
    module: 'src/web/checkout/FailedPage.tsx',
    load: () => import('./checkout/FailedPage.tsx'),
  },
  {
    name: 'order-id-return',
    pattern: '/order/:id/return',
    layout: 'default',
    isPersonal: true,
    query: ['key'],
    module: 'src/web/account/ReturnPage.tsx',
    load: () => import('./account/ReturnPage.tsx'),
  },
  {
    name: 'withdraw',
    pattern: '/withdraw',
    layout: 'default',
    // Of an order whose buyer asks, it is filled in.
    isPersonal: true,
    query: ['order', 'key', 'refused'],
    module: 'src/web/account/WithdrawPage.tsx',
    load: () => import('./account/WithdrawPage.tsx'),
  },
  {
    name: 'withdraw-uuid',
    pattern: '/withdraw/:uuid',
    layout: 'default',
    isPersonal: true,
    query: [],
    module: 'src/web/account/WithdrawalPage.tsx',
    load: () => import('./account/WithdrawalPage.tsx'),
  },
  {
    name: 'order-id',
    pattern: '/order/:id',
    layout: 'default',
    // Shown to who has the link of the mail, whose key is in the query.
    isPersonal: true,
    query: ['key'],
    module: 'src/web/account/GuestOrderPage.tsx',
    load: () => import('./account/GuestOrderPage.tsx'),
  },
  {
    name: 'composed',
    pattern: '*',
    layout: 'default',
    module: 'src/web/storefront/ComposedPage.tsx',
    load: () => import('./storefront/ComposedPage.tsx'),
    query: ['page'],
  },
];

/** The route a path belongs to and the values in it; trailing slashes do not matter. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } {
  const parts = path.split('/').filter(Boolean);
  for (const route of routes) {
    const params = fits(route.pattern, parts);
    if (params) return { route, params };
  }
  throw new Error('the last route takes every path');
}

function fits(pattern: string, parts: readonly string[]): Record<string, string> | null {
  if (pattern === '*') return { rest: parts.join('/') };
  const wanted = pattern.split('/').filter(Boolean);
  // How many of the segments that may be left out are there: the first ones are.
  let optional = parts.length - wanted.filter((segment) => !segment.endsWith('?')).length;
  if (optional < 0) return null;
  const params: Record<string, string> = {};
  let at = 0;
  for (const segment of wanted) {
    if (segment.endsWith('?') && --optional < 0) continue;
    const part = parts[at++];
    if (part === undefined) return null;
    if (segment.startsWith(':')) params[segment.replace(/^:|\?$/g, '')] = decoded(part);
    else if (segment !== part) return null;
  }
  return at === parts.length ? params : null;
}

/** A segment with bad percent signs stays as typed; no page has such a name, so it ends as not found. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
