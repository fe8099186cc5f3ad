import { loadAreas } from '../../i18n/load-areas.ts';
import type { PageModule } from '../../routes.ts';

export const loadReturnTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadAreas(texts, ['account', 'orders', 'orderPages', 'pictures', 'refusals', 'returns']);
