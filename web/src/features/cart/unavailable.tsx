import { outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { t } from '@bookstore/functions/shared/words/words';
import { useShop } from '#config/shop.ts';
import { type Cart, isBuyable } from './cart.ts';

const titlesOf = (cart: Cart) => cart.map(({ title }) => title).join(', ');

export function Unavailable({ cart }: { cart: Cart }) {
  const shop = useShop();
  const gone = cart.filter((item) => item.gone);
  const soldOut = cart.filter((item) => !item.gone && !isBuyable(item, shop));
  return (
    <div role="alert" className="grid gap-1">
      {gone.length > 0 && (
        <p className="failure-note">{t('No longer available: {titles}.', { titles: titlesOf(gone) })}</p>
      )}
      {soldOut.length > 0 && (
        <p className="failure-note">
          {t('{outOfStock}: {titles}.', { outOfStock, titles: titlesOf(soldOut) })}
        </p>
      )}
    </div>
  );
}
