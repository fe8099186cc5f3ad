import type { LazyArea } from '../i18n/keys.ts';
import { loadAreas, loadCommon } from '../i18n/load-areas.ts';
import type { PageModule } from '../routes.ts';
import type { Texts } from '../i18n/texts.tsx';

/** What every page of the checkout says; what an order is refused for comes along, as each has something to send. */
export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) => loadTextsWith(texts);

/** The same with further areas. */
export async function loadTextsWith(texts: Texts, ...areas: LazyArea[]): Promise<void> {
  await Promise.all([loadCommon(texts), loadAreas(texts, ['checkout', 'orders', 'orderRefusals', ...areas])]);
}
