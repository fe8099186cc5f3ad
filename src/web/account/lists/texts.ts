import { loadAreas } from '../../i18n/load-areas.ts';
import type { PageModule } from '../../routes.ts';

export const loadListTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'savedLists', 'refusals', 'refill']);
