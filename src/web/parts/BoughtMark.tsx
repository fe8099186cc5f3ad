import { useT } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';

interface Props {
  product: { id: number };
  /** It stands for all of its family, as the card of a hair colour does. */
  ofFamily?: boolean;
  className?: string;
}

/** That one has bought it before. In cached HTML it is hidden from everybody: `state/bought.ts` shows it to whom it is true of. */
export function BoughtMark({ product, ofFamily = false, className = '' }: Props) {
  const t = useT();
  return (
    <span
      hidden
      data-bought={product.id}
      data-bought-family={ofFamily || undefined}
      className={`no-print ${className}`}
    >
      <Badge icon="check">
        <span data-words>{t('catalogue.bought')}</span>
      </Badge>
    </span>
  );
}
