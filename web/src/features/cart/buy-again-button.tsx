import type { Book } from '@bookstore/functions/shared/book/book';
import { canBeBought, outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { t } from '@bookstore/functions/shared/words/words';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds like 'Add to Cart', on two short lines. */
export function BuyAgainButton({ book }: { book: Book }) {
  const { isIn, add } = useAddToCart(book);
  const shop = useShop();
  if (!canBeBought(book, shop)) return outOfStock;
  return (
    <button
      type="button"
      aria-label={isIn ? t('Buy again: {title}, In your cart', book) : t('Buy again: {title}', book)}
      onClick={() => void add()}
      className="min-h-11 w-full rounded-md text-xs/tight font-medium text-accent hover:underline forced-colors:underline"
    >
      {isIn ? texts.inYourCart : t('Buy again')}
    </button>
  );
}
