/**
 * Texts that only some pages need, by area and language: fetched with the page that asks for them
 * (`loadAreas`), so that the first view of the shop does not carry them. One line an area.
 */
export const lazyAreas = {
  refusals: {
    et: () => import('./et/refusals.json', { with: { type: 'json' } }),
    en: () => import('./en/refusals.json', { with: { type: 'json' } }),
    ru: () => import('./ru/refusals.json', { with: { type: 'json' } }),
    fi: () => import('./fi/refusals.json', { with: { type: 'json' } }),
    lv: () => import('./lv/refusals.json', { with: { type: 'json' } }),
  },
  auth: {
    et: () => import('./et/auth.json', { with: { type: 'json' } }),
    en: () => import('./en/auth.json', { with: { type: 'json' } }),
    ru: () => import('./ru/auth.json', { with: { type: 'json' } }),
    fi: () => import('./fi/auth.json', { with: { type: 'json' } }),
    lv: () => import('./lv/auth.json', { with: { type: 'json' } }),
  },
  signIn: {
    et: () => import('./et/sign-in.json', { with: { type: 'json' } }),
    en: () => import('./en/sign-in.json', { with: { type: 'json' } }),
    ru: () => import('./ru/sign-in.json', { with: { type: 'json' } }),
    fi: () => import('./fi/sign-in.json', { with: { type: 'json' } }),
    lv: () => import('./lv/sign-in.json', { with: { type: 'json' } }),
  },
  security: {
    et: () => import('./et/security.json', { with: { type: 'json' } }),
    en: () => import('./en/security.json', { with: { type: 'json' } }),
    ru: () => import('./ru/security.json', { with: { type: 'json' } }),
    fi: () => import('./fi/security.json', { with: { type: 'json' } }),
    lv: () => import('./lv/security.json', { with: { type: 'json' } }),
  },
  files: {
    et: () => import('./et/files.json', { with: { type: 'json' } }),
    en: () => import('./en/files.json', { with: { type: 'json' } }),
    ru: () => import('./ru/files.json', { with: { type: 'json' } }),
    fi: () => import('./fi/files.json', { with: { type: 'json' } }),
    lv: () => import('./lv/files.json', { with: { type: 'json' } }),
  },
  account: {
    et: () => import('./et/account.json', { with: { type: 'json' } }),
    en: () => import('./en/account.json', { with: { type: 'json' } }),
    ru: () => import('./ru/account.json', { with: { type: 'json' } }),
    fi: () => import('./fi/account.json', { with: { type: 'json' } }),
    lv: () => import('./lv/account.json', { with: { type: 'json' } }),
  },
  orders: {
    et: () => import('./et/orders.json', { with: { type: 'json' } }),
    en: () => import('./en/orders.json', { with: { type: 'json' } }),
    ru: () => import('./ru/orders.json', { with: { type: 'json' } }),
    fi: () => import('./fi/orders.json', { with: { type: 'json' } }),
    lv: () => import('./lv/orders.json', { with: { type: 'json' } }),
  },
  checkout: {
    et: () => import('./et/checkout.json', { with: { type: 'json' } }),
    en: () => import('./en/checkout.json', { with: { type: 'json' } }),
    ru: () => import('./ru/checkout.json', { with: { type: 'json' } }),
    fi: () => import('./fi/checkout.json', { with: { type: 'json' } }),
    lv: () => import('./lv/checkout.json', { with: { type: 'json' } }),
  },
  favourites: {
    et: () => import('./et/favourites.json', { with: { type: 'json' } }),
    en: () => import('./en/favourites.json', { with: { type: 'json' } }),
    ru: () => import('./ru/favourites.json', { with: { type: 'json' } }),
    fi: () => import('./fi/favourites.json', { with: { type: 'json' } }),
    lv: () => import('./lv/favourites.json', { with: { type: 'json' } }),
  },
  cart: {
    et: () => import('./et/cart.json', { with: { type: 'json' } }),
    en: () => import('./en/cart.json', { with: { type: 'json' } }),
    ru: () => import('./ru/cart.json', { with: { type: 'json' } }),
    fi: () => import('./fi/cart.json', { with: { type: 'json' } }),
    lv: () => import('./lv/cart.json', { with: { type: 'json' } }),
  },
  quickOrder: {
    et: () => import('./et/quick-order.json', { with: { type: 'json' } }),
    en: () => import('./en/quick-order.json', { with: { type: 'json' } }),
    ru: () => import('./ru/quick-order.json', { with: { type: 'json' } }),
    fi: () => import('./fi/quick-order.json', { with: { type: 'json' } }),
    lv: () => import('./lv/quick-order.json', { with: { type: 'json' } }),
  },
  orderPages: {
    et: () => import('./et/order-pages.json', { with: { type: 'json' } }),
    en: () => import('./en/order-pages.json', { with: { type: 'json' } }),
    ru: () => import('./ru/order-pages.json', { with: { type: 'json' } }),
    fi: () => import('./fi/order-pages.json', { with: { type: 'json' } }),
    lv: () => import('./lv/order-pages.json', { with: { type: 'json' } }),
  },
  refill: {
    et: () => import('./et/refill.json', { with: { type: 'json' } }),
    en: () => import('./en/refill.json', { with: { type: 'json' } }),
    ru: () => import('./ru/refill.json', { with: { type: 'json' } }),
    fi: () => import('./fi/refill.json', { with: { type: 'json' } }),
    lv: () => import('./lv/refill.json', { with: { type: 'json' } }),
  },
  editing: {
    et: () => import('./et/editing.json', { with: { type: 'json' } }),
    en: () => import('./en/editing.json', { with: { type: 'json' } }),
  },
} as const;
