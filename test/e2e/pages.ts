/** A page of the demo shop; without a status it is there. */
export interface ShownPage {
  name: string;
  path: string;
  status?: number;
}

/* A page of every route, with what the demo shop has there. */
export const cataloguePages: readonly ShownPage[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products/categories/8' },
  { name: 'list without children', path: '/products/categories/9' },
  { name: 'list of a brand', path: '/products/brands/11' },
  { name: 'search', path: '/products?search=sampoon' },
  { name: 'search without results', path: '/products?search=qqzzxx' },
  { name: 'product', path: '/products/3' },
  { name: 'product with shades', path: '/products/253' },
  { name: 'product for professionals', path: '/products/330' },
  { name: 'product to order', path: '/products/532' },
];

export const otherPages: readonly ShownPage[] = [
  { name: 'contact', path: '/contact' },
  { name: 'quick order', path: '/quick-order' },
  { name: 'campaigns', path: '/campaigns' },
  { name: 'campaign', path: '/campaigns/winter' },
  { name: 'events', path: '/events' },
  { name: 'event', path: '/events/barber-night' },
  { name: 'free event', path: '/events/open-day-tallinn' },
  { name: 'inspiration', path: '/inspiration' },
  { name: 'article', path: '/inspiration/shade-numbers' },
  { name: 'composed page', path: '/about' },
  { name: 'composed page of text', path: '/delivery' },
  { name: 'composed page of cards', path: '/loyalty' },
  { name: 'missing page', path: '/no-such-page', status: 404 },
  { name: 'missing product', path: '/products/99999999', status: 404 },
];
