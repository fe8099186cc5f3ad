/**
 * Texts that only some pages need, by area and language: fetched with the page that asks for them
 * (`loadAreas`), so that the first view of the shop does not carry them. One line an area.
 */
export const lazyAreas = {
  editing: {
    et: () => import('./et/editing.json', { with: { type: 'json' } }),
    en: () => import('./en/editing.json', { with: { type: 'json' } }),
  },
} as const;
