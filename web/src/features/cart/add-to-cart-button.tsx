import type { Book } from '@bookstore/functions/shared/book/book';
import { canBeBought, outOfStock } from '@bookstore/functions/shared/book/stock-words';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { CartIcon } from '#components/icons/icons.tsx';
import { useShop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { usePreorderDay } from '#entities/book/preorder-day.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export interface AddToCartButtonProps {
  book: Book;
  /** In a list of many books the button is quiet. */
  quiet?: boolean;
}

/** Fits beside the heart in a narrow column, also with longer words of other languages. */
export const withinCard = 'px-2! text-center leading-tight whitespace-normal! sm:has-[svg]:px-4!';

function nameOf(book: Book, isIn: boolean, isPreorder: boolean): string {
  if (isPreorder) return isIn ? t('Pre-order: {title}, In your cart', book) : t('Pre-order: {title}', book);
  return isIn ? t('Add to Cart: {title}, In your cart', book) : t('Add to Cart: {title}', book);
}

/** Says so while the book is in the cart; another press warns. */
export function AddToCartButton({ book, quiet = false }: AddToCartButtonProps) {
  const { isIn, add } = useAddToCart(book);
  const shop = useShop();
  const isPreorder = usePreorderDay(book) !== undefined;
  if (!canBeBought(book, shop)) {
    // Stays in the tab order, so that keyboard users reach the reason why nothing can be added.
    return (
      <Button
        variant="secondary"
        aria-disabled="true"
        aria-label={t('{label}: {text}', { label: outOfStock, text: book.title })}
        className={withinCard}
      >
        {outOfStock}
      </Button>
    );
  }
  return (
    <Button
      variant={quiet ? 'secondary' : 'primary'}
      // Contains the visible text and keeps the action's name.
      aria-label={nameOf(book, isIn, isPreorder)}
      className={withinCard}
      onClick={() => void add()}
    >
      {!quiet && <CartIcon />}
      {isIn ? texts.inYourCart : isPreorder ? t('Pre-order') : t('Add to Cart')}
    </Button>
  );
}
