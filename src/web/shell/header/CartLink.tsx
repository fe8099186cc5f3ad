import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { cartOnScreen } from '../../state/cart/cart-key.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

const maxShown = 99;

/**
 * The way to the cart, with how many pieces are in it and what they cost (LY-02, LY-03). Cached pages show it empty; its room
 * is the same when it is not.
 */
export function CartLink() {
  const { t, language } = useTexts();
  const { openModal } = useModals();
  const { path } = usePage();
  const { data: cart } = useQuery(cartOnScreen());
  const pieces = cart?.pieces ?? 0;
  const sum = formatMoney(cart?.goodsCents ?? 0, language);
  const label = t('shell.cart');
  return (
    <a
      id="cart"
      href={paths.cart()}
      aria-label={pieces > 0 ? `${label}: ${pieces}, ${sum}` : label}
      onClick={(event) => {
        if (path === paths.cart() || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openModal('cart');
      }}
      className="relative flex size-11 shrink-0 items-center gap-2 rounded-card px-2.5 hover:bg-hover lg:w-44"
    >
      <Icon name="shopping-bag" size={24} />
      {pieces > 0 ? (
        <span className="absolute top-0.5 left-6 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-xs font-semibold text-on-action tabular-nums">
          {pieces > maxShown ? `${maxShown}+` : pieces}
        </span>
      ) : null}{' '}
      <span className="ml-3.5 truncate text-sm font-action tabular-nums max-lg:hidden">
        {pieces > 0 ? sum : label}
      </span>
    </a>
  );
}
