import { KeptOnDevice, onDevice } from '#components/layout/kept-on-device.tsx';
import { LegalPage } from '#components/layout/legal-page.tsx';
import { privacy } from '#config/legal.ts';
import { paths } from '#config/paths.ts';
import { useShop } from '#config/shop.ts';
import { PageHead } from '../../page-head.tsx';
import { loadShopText, ShopTextPage } from '../../shop-text-page.tsx';

export function Page() {
  const text = privacy(useShop());
  return (
    <>
      <PageHead title={text.title} path={paths.privacy} />
      <ShopTextPage name="privacy" title={text.title} after={<KeptOnDevice />}>
        <LegalPage {...text} last={onDevice}>
          <KeptOnDevice />
        </LegalPage>
      </ShopTextPage>
    </>
  );
}

export const load = loadShopText('privacy');
