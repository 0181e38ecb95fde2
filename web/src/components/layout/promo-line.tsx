import { useShop } from '#config/shop.ts';
import { ShopLink } from './shop-link.tsx';

export function PromoLine() {
  const { isOn, text, link } = useShop().promo;
  return (
    isOn && (
      <p className="bg-sunken px-4 py-2 text-center wrap-anywhere print:hidden">
        <ShopLink to={link} className="text-accent underline">
          {text}
        </ShopLink>
      </p>
    )
  );
}
