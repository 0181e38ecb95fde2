import { shopTexts, type TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { useShop } from '#config/shop.ts';
import { NotFound } from './not-found.tsx';
import { PageHead } from './page-head.tsx';
import type { RenderedRouteFile } from './route-file.ts';
import { loadShopText, ShopTextPage } from './shop-text-page.tsx';

function OwnTextPage({ name }: { name: TextName }) {
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

export const ownTextRoute = (name: TextName): Required<RenderedRouteFile> => ({
  Page: () => <OwnTextPage name={name} />,
  load: async (queryClient, address) => {
    await loadShopText(name)(queryClient, address);
    return address.ownTexts?.includes(name) ? 200 : 404;
  },
});
