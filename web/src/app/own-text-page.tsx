import { shopTexts, type TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { useShop } from '#config/shop.ts';
import { NotFound } from './not-found.tsx';
import { PageHead } from './page-head.tsx';
import { ShopTextPage } from './shop-text-page.tsx';

/** A page that a shop has only once its owner has written it. */
export function OwnTextPage({ name }: { name: TextName }) {
  const { title } = shopTexts[name];
  const { ownTexts = [] } = useShop();
  return (
    <>
      {ownTexts.includes(name) && <PageHead title={title} />}
      <ShopTextPage name={name} title={title}>
        <NotFound />
      </ShopTextPage>
    </>
  );
}
