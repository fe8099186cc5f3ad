/** What a visitor may allow beyond the necessary (PP-02). */
export const consentKinds = ['statistics', 'marketing', 'session-recording'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The day from which the question has its present words; a consent counts for the words it was given to. */
export const consentTextVersion = '2026-11-23';
