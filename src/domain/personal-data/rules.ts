/** How long an archive can be fetched, in ms. */
export const exportLifeMs = 7 * 24 * 3600_000;

/** Archives a user may ask for in a day: each reads everything there is of them. */
export const maxExportsPerDay = 5;
export const exportWindowMs = 24 * 3600_000;
