import { plural } from '@bookstore/functions/shared/words/words';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { subtotalInCents } from './cart.ts';
import { useCart } from './cart-store.ts';

const shownCovers = 3;

/** Shows after the login that the cart's books are still there; nothing for an empty cart. */
export function WaitingCart() {
  const cart = useCart();
  const money = useMoney();
  const shop = useShop();
  if (cart.length === 0) return null;
  return (
    <section
      aria-labelledby="cart-waits"
      className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3 border-b border-line p-[min(1.5rem,6vw)] max-md:order-first sm:px-10 md:block md:p-8 lg:*:mx-auto lg:*:max-w-md"
    >
      <ul aria-label="Books in your cart" className="grid w-32 grid-cols-3 gap-2 md:mb-5 md:w-full md:gap-3">
        {cart.slice(0, shownCovers).map((item) => (
          <li key={item._id}>
            <BookCover book={item} sizes="(width >= 48rem) 77px, 37px" eager />
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1 basis-32">
        <h2 id="cart-waits" className="text-lg md:text-2xl">
          Your cart waits
        </h2>
        <p className="text-[0.9375rem] text-muted md:mt-1">
          <span className="whitespace-nowrap">
            {plural(cart.length, '{count} book, {amount}.', '{count} books, {amount}.', {
              amount: money.text(subtotalInCents(cart, money, shop)),
            })}
          </span>{' '}
          <span className="max-md:sr-only">Nothing in it is lost on the way.</span>
        </p>
      </div>
    </section>
  );
}
