import type { Language } from '../domain/locales.ts';
import type { ModalName } from './state/modals.tsx';

/** Every address of the shop, made by a function; nobody writes a path by hand. */
export const paths = {
  home: () => '/',
  contact: () => '/contact',
  search: (text = '', more?: URLSearchParams) => withQuery('/products', text ? { search: text } : {}, more),
  product: (id: number, slug?: string) => `/products/${idAndSlug(id, slug)}`,
  category: (id: number, slug?: string) => `/products/categories/${idAndSlug(id, slug)}`,
  brand: (id: number, slug?: string) => `/products/brands/${idAndSlug(id, slug)}`,
  cart: () => '/cart',
  order: {
    delivery: (uuid: string) => `/order/${uuid}/delivery/`,
    information: (uuid: string) => `/order/${uuid}/information/`,
    payment: (uuid: string) => `/order/${uuid}/payment/`,
    eventInformation: (uuid: string) => `/order/${uuid}/event-information/`,
    eventPayment: (uuid: string) => `/order/${uuid}/event-payment/`,
    paymentStatus: (uuid: string) => `/order/${uuid}/payment-status/`,
    success: (uuid: string) => `/order/${uuid}/success/`,
    failed: (uuid: string) => `/order/${uuid}/failed/`,
  },
  quickOrder: () => '/quick-order',
  favourites: () => '/favourites',
  sharedFavourites: (token: string) => `/favourites/shared/${token}`,
  campaigns: () => '/campaigns',
  events: (narrowed?: URLSearchParams) => withQuery('/events', {}, narrowed),
  /** The composed page of a template; with the number of an event that date stands chosen. */
  event: (template: string, id?: number) => `/events/${template}${id === undefined ? '' : `/${id}`}`,
  inspiration: () => '/inspiration',
  /** Home, with the window for signing in over it. */
  login: () => '/?modal=login',
  account: {
    overview: () => '/account/overview',
    orders: (page = 1, search = '') =>
      withQuery('/account/orders', {
        ...(search !== '' && { search }),
        ...(page > 1 && { page: String(page) }),
      }),
    order: (uuid: string) => `/account/orders/${uuid}`,
    lists: () => '/account/lists',
    list: (uuid: string) => `/account/lists/${uuid}`,
    returns: (page = 1) => withQuery('/account/returns', page > 1 ? { page: String(page) } : {}),
    profile: () => '/account/profile',
    notices: () => '/account/notices',
    addresses: () => '/account/addresses',
    loyalty: (page = 1) => withQuery('/account/loyalty', page > 1 ? { page: String(page) } : {}),
    company: () => '/account/company',
    security: () => '/account/security',
    feedback: (page = 1, reviews = 1) =>
      withQuery('/account/feedback', {
        ...(page > 1 && { page: String(page) }),
        ...(reviews > 1 && { reviews: String(reviews) }),
      }),
    data: () => '/account/data',
  },
  /** The composed page about the programme. */
  loyalty: () => '/loyalty',
  terms: () => '/terms',
  /** Where the right to withdraw is told. */
  withdrawalRight: () => '/withdrawal',
  /** The withdrawal function, for an order that the visitor sees or by its number. */
  withdraw: (order?: string, key?: string) =>
    withQuery('/withdraw', {
      ...(order !== undefined && { order }),
      ...(key !== undefined && { key }),
    }),
  withdrawal: (uuid: string) => `/withdraw/${uuid}`,
  withdrawalConfirmation: (uuid: string) => `/withdraw/${uuid}/confirm`,
  returnGoods: (order: string, key?: string) =>
    withQuery(`/order/${order}/return`, key === undefined ? {} : { key }),
  guestOrder: (uuid: string, key?: string) => withQuery(`/order/${uuid}`, key === undefined ? {} : { key }),
  privacy: () => '/privacy',
  /** A page with a window over it, which `state/address-modals.ts` must allow. */
  withModal: (pathAndQuery: string, modal: ModalName, props?: object) => {
    const [path, query] = pathAndQuery.split('?', 2) as [string, string?];
    const params = new URLSearchParams(query);
    params.set('modal', modal);
    params.delete('modalProps');
    if (props) params.set('modalProps', JSON.stringify(props));
    return `${path}?${params}`;
  },
  media: (width: 480 | 860 | 1200 | 1920, key: string) => `/media/${width}/${key}`,
  /** A list at the page that `search` asks for; the first needs no number. */
  listPage: (path: string, search: URLSearchParams) => {
    const page = Number(search.get('page') ?? 1);
    return page > 1 ? `${path}?page=${page}` : path;
  },
  /** The same page in another language; the server stores the choice in the `locale` cookie. */
  inLanguage: (pathAndQuery: string, language: Language) => {
    const [path, query] = pathAndQuery.split('?', 2) as [string, string?];
    const params = new URLSearchParams(query);
    params.set('lang', language);
    return `${path}?${params}`;
  },
};

function idAndSlug(id: number, slug?: string): string {
  return slug ? `${id}-${slug}` : String(id);
}

function withQuery(path: string, values: Record<string, string>, more?: URLSearchParams): string {
  const params = new URLSearchParams(values);
  for (const [key, value] of more ?? []) params.append(key, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
