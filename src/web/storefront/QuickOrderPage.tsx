import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QuickOrder } from './quick-order/QuickOrder.tsx';

export const loadTexts: PageModule['loadTexts'] = (texts) => loadAreas(texts, ['quickOrder']);

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('quickOrder.title'),
  description: texts.t('quickOrder.intro'),
  canonical: () => paths.quickOrder(),
});

/** Whole orders at once, by codes, EANs and names, for who knows what they need (CT-13). */
export default function QuickOrderPage() {
  const t = useT();
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('quickOrder.title') }]}
      />
      <h1 className="type-h1">{t('quickOrder.title')}</h1>
      <p className="mt-2 max-w-prose text-muted">{t('quickOrder.intro')}</p>
      <noscript>
        <div className="mt-5">
          <Notice
            tone="warning"
            action={
              <a href={paths.search()} className="link">
                {t('shell.allProducts')}
              </a>
            }
          >
            {t('quickOrder.noScript')}
          </Notice>
        </div>
      </noscript>
      <QuickOrder />
    </div>
  );
}
