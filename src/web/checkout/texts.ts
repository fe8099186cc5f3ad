import { loadAreas } from '../i18n/load-areas.ts';
import type { PageModule } from '../routes.ts';

/** What every page of the checkout says; refusals come along, as each has something to send. */
export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['checkout', 'orders', 'refusals']);
