import { useShop } from '#config/shop.ts';
import { useAuth } from '#features/auth/auth-context.ts';
import { isBuyable } from '#features/cart/cart.ts';
import { useCartCosts } from '#features/cart/cart-costs.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { OfferPart } from '#features/offers/offer-part.tsx';
import { useOffers } from '#features/offers/use-offers.ts';

/** Only for shops that have offers. */
export function CartOffer() {
  const { currentUser, loading } = useAuth();
  const shop = useShop();
  const books = useCart().filter((item) => isBuyable(item, shop));
  const { lines } = useCartCosts(books);
  const asked = { bookIds: books.map(({ _id }) => _id), uid: currentUser?.uid, isKnown: !loading };
  const offers = useOffers(asked);
  const titles = new Map(books.map(({ _id, title }) => [_id, title]));
  return (
    <OfferPart
      offers={offers}
      lines={lines}
      titleOf={(id) => titles.get(id) ?? ''}
      // The price of delivery depends on the address.
      deliveryCents={shop.delivery ? undefined : 0}
    />
  );
}
