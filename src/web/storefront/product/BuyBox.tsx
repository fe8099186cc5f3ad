import { buyObstacle, maxAtOnce } from '../../../domain/catalogue/buying.ts';
import type { Product } from '../../../domain/catalogue/contract.ts';
import { translate } from '../../../domain/locales.ts';
import { maxQuantity } from '../../../domain/orders/limits.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../ui/words.tsx';

/**
 * How many, and the button that puts them into the cart; or, of what is not for everybody, the way to it (PL-03). Never
 * hydrated: `shell/actions` hears all of it. What is sold out can be waited for.
 */
export function BuyBox({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const words = useWords();
  const obstacle = buyObstacle(product);
  const restriction = product.valid_restrictions[0]?.restriction;
  if (obstacle === 'restricted' && restriction) {
    return (
      <button
        id="buy"
        type="button"
        data-action="restriction"
        data-reason={translate(restriction.i18n_reason, language)}
        data-trade={restriction.is_for_groups || undefined}
        aria-haspopup="dialog"
        className="buy buy-main"
      >
        <Icon name="lock-simple" />
        {t(restriction.is_for_groups ? 'catalogue.cart.prove' : 'catalogue.cart.why')}
        <span className="sr-only">: {product.name}</span>
      </button>
    );
  }
  if (obstacle === 'sold_out') {
    return (
      <button
        id="buy"
        type="button"
        data-action="back-in-stock"
        data-id={product.id}
        aria-haspopup="dialog"
        className="buy buy-main noscript:hidden"
      >
        <Icon name="bell" />
        {t('catalogue.cart.tell')}
        <span className="sr-only">: {product.name}</span>
      </button>
    );
  }
  if (obstacle) return null;
  const pack = product.pack_size;
  return (
    <div data-buy className="no-print flex flex-wrap gap-3">
      <div role="group" aria-label={words.quantity} className="stepper">
        <button type="button" data-action="step" data-step={-pack} aria-label={words.fewer}>
          <Icon name="minus" size={16} />
        </button>
        <input
          id="quantity"
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={4}
          aria-label={words.quantity}
          defaultValue={pack}
          data-min={pack}
          data-step={pack}
          data-max={Math.max(pack, maxAtOnce(product, maxQuantity))}
        />
        <button type="button" data-action="step" data-step={pack} aria-label={words.more}>
          <Icon name="plus" size={16} />
        </button>
      </div>
      <button
        id="buy"
        type="button"
        data-action="add-to-cart"
        data-id={product.id}
        data-quantity={pack}
        // Below the quantity where letters are large.
        className="buy buy-main w-auto grow basis-32"
      >
        <Icon name="shopping-bag" />
        <span data-out>{t('catalogue.cart.add')}</span>
        <span data-in>{t('catalogue.cart.in')}</span>
        <span className="sr-only">: {product.name}</span>
      </button>
    </div>
  );
}
