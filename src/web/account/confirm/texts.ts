import { loadAreas } from '../../i18n/load-areas.ts';
import type { PageModule } from '../../routes.ts';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['auth', 'refusals']);
