import { buyObstacle, maxAtOnce, needsChoice } from '../../domain/catalogue/buying.ts';
import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { translate } from '../../domain/locales.ts';
import { maxQuantity } from '../../domain/orders/limits.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { useWords } from '../ui/words.tsx';

interface Props {
  product: ProductListItem;
  /** Where there is no room for words: they are read out, and shown beside it. */
  isSmall?: boolean;
  /** With a box for the quantity, which rows of the compact list show. */
  hasQuantity?: boolean;
}

/**
 * The one thing to do with a product in a list: put it into the cart, choose among its family first, or ask why it is not for
 * everybody (PL-03). Of what cannot be had the stock or the price says so already. In cached HTML it is the same for everybody:
 * `shell/actions` hears the press and says of what is in the cart that it is.
 */
export function BuyButton({ product, isSmall = false, hasQuantity = false }: Props) {
  const { t, language } = useTexts();
  const words = useWords();
  const obstacle = buyObstacle(product);
  const look = isSmall ? 'buy buy-small' : 'buy';
  const of = <span className="sr-only">: {product.name}</span>;
  const restriction = product.valid_restrictions[0]?.restriction;
  if (obstacle === 'restricted' && restriction) {
    return (
      <button
        type="button"
        data-action="restriction"
        data-reason={translate(restriction.i18n_reason, language)}
        data-trade={restriction.is_for_groups || undefined}
        aria-haspopup="dialog"
        className={look}
      >
        <Icon name="lock-simple" />
        <span>{t(restriction.is_for_groups ? 'catalogue.cart.prove' : 'catalogue.cart.why')}</span>
        {of}
      </button>
    );
  }
  if (needsChoice(product) && !isSmall) {
    return (
      <a href={paths.product(product.id, product.slug)} className={look}>
        <Icon name="caret-right" />
        <span>
          {t(product.family?.kind === 'shade' ? 'catalogue.cart.chooseShade' : 'catalogue.cart.choose')}
        </span>
        {of}
      </a>
    );
  }
  if (obstacle) return null;
  const pack = product.pack_size;
  const button = (
    <button
      type="button"
      data-action="add-to-cart"
      data-id={product.id}
      data-quantity={pack}
      className={look}
    >
      <Icon name="shopping-bag" />
      <span data-out>{t('catalogue.cart.add')}</span>
      <span data-in>{t('catalogue.cart.in')}</span>
      {of}
    </button>
  );
  if (!hasQuantity) return button;
  return (
    <div data-buy className="buy-box">
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={4}
        aria-label={`${words.quantity}: ${product.name}`}
        defaultValue={pack}
        data-min={pack}
        data-step={pack}
        data-max={Math.max(pack, maxAtOnce(product, maxQuantity))}
      />
      {button}
    </div>
  );
}
