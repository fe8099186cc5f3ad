import { loadAreas } from '../i18n/load-areas.ts';
import type { PageModule } from '../routes.ts';

/** What every page of the account says; refusals come along, as each page has a form. */
export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'refusals']);
