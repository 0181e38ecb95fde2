import { outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { type Cart, isBuyable } from './cart.ts';

const titlesOf = (cart: Cart) => cart.map(({ title }) => title).join(', ');

/** Names the books in the cart that cannot be bought. */
export function Unavailable({ cart }: { cart: Cart }) {
  const gone = cart.filter((item) => item.gone);
  const soldOut = cart.filter((item) => !item.gone && !isBuyable(item));
  return (
    <div role="alert" className="grid gap-1">
      {gone.length > 0 && <p className="failure-note">No longer available: {titlesOf(gone)}.</p>}
      {soldOut.length > 0 && (
        <p className="failure-note">
          {outOfStock}: {titlesOf(soldOut)}.
        </p>
      )}
    </div>
  );
}
