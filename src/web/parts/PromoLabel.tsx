import { translate } from '../../domain/locales.ts';
import { formatPercent } from '../../domain/money.ts';
import { promoWindowOn } from '../../domain/promo.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useFragmentContext } from '../state/fragment-context.tsx';
import { Badge } from '../ui/Badge.tsx';

/** How far a price is reduced; on the days of a promo window under its name and in its colour (LY-13). */
export function PromoLabel({ discountRate }: { discountRate: number }) {
  const { language } = useTexts();
  const { day } = useFragmentContext();
  const promo = promoWindowOn(day);
  const percent = formatPercent(-discountRate / 100, language);
  if (!promo) return <Badge tone="sale">{percent}</Badge>;
  return (
    <Badge tone="outline" className="flex-wrap">
      <span>{translate(promo.label, language)}</span> <span>{percent}</span>
    </Badge>
  );
}
