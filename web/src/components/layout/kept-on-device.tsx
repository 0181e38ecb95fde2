import { t } from '@bookstore/functions/shared/words/words';
import { keptOfVisitors } from '#config/kept-on-device.ts';
import { useShop } from '#config/shop.ts';
import { LegalSection } from './legal-section.tsx';

export const onDevice = { id: 'device', heading: t('On your device') };

/** What the shop stores in the reader's browser, item by item, for the privacy page. */
export function KeptOnDevice() {
  const shop = useShop();
  const kept = keptOfVisitors.filter(([, { only }]) => !only || shop[only]);
  return (
    <>
      <LegalSection {...onDevice}>
        <p className="max-w-2xl">
          Your browser keeps this for the shop, each once you do something that needs it and nothing before.
          There is no cookie among it, and nothing that follows you elsewhere.
        </p>
        <p className="mt-4 max-w-2xl">
          Safari deletes all of this once you have used it on seven days without coming here. With an account
          your cart and your wish list are back when you sign in.
        </p>
      </LegalSection>
      <ul className="border-t border-line">
        {kept.map(([name, { what, until }]) => (
          <li
            key={name}
            className="grid items-baseline gap-x-6 gap-y-1 border-line border-b py-3 text-[0.9375rem] sm:grid-cols-[minmax(0,1fr)_14rem] @4xl:grid-cols-[minmax(0,1fr)_20rem_16rem]"
          >
            <span>{what}</span>
            <span className="text-muted">{until}</span>
            <code className="justify-self-start rounded bg-sunken px-1.5 text-sm">{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
