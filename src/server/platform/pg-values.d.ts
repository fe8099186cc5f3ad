/** What the driver makes of values before they travel; it has no types of its own. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
