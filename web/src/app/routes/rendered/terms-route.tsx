import { LegalPage } from '#components/layout/legal-page.tsx';
import { terms } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { PageHead } from '../../page-head.tsx';
import { loadShopText, ShopTextPage } from '../../shop-text-page.tsx';

export function Page() {
  const text = terms(useShop());
  return (
    <>
      <PageHead title={text.title} path={paths.terms} />
      <ShopTextPage name="terms" title={text.title}>
        <LegalPage {...text} />
      </ShopTextPage>
    </>
  );
}

export const load = loadShopText('terms');
