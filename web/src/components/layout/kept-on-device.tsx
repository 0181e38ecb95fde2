import { t } from '@bookstore/functions/shared/words/words';
import { keptOfVisitors } from '#config/kept-on-device.ts';
import { useShop } from '#config/shop.ts';
import { LegalSection } from './legal-section.tsx';

const heading = { id: 'device', heading: t('On your device') };

export const onDevice = { ...heading, gist: t('No cookie, and nothing that follows you elsewhere.') };

/** The places of storage, as far as they imply for how long. */
const places: readonly [heading: string, isThere: (kept: { in: string }) => boolean][] = [
  [t('In this browser'), (kept) => kept.in === 'storage' || kept.in === 'database'],
  [t('In one tab, while it is open'), (kept) => kept.in === 'tab'],
  [t('To open quickly, and without a connection'), (kept) => kept.in === 'cache'],
];

/** What the shop stores in the reader's browser, item by item, for the privacy page. */
export function KeptOnDevice() {
  const shop = useShop();
  const kept = keptOfVisitors.filter(([, { only }]) => !only || shop[only]);
  return (
    <>
      <LegalSection {...heading}>
        <p className="max-w-2xl">
          Your browser keeps this for the shop, each once you do something that needs it and nothing before.
          There is no cookie among it, and nothing that follows you elsewhere.
        </p>
        <p className="mt-4 max-w-2xl">
          Safari deletes all of this once you have used it on seven days without coming here. With an account
          your cart and your wish list are back when you sign in.
        </p>
      </LegalSection>
      {places.map(([place, isThere]) => (
        <section
          key={place}
          className="gap-x-10 border-t border-line py-6 @4xl:grid @4xl:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <h3 className="text-lg">{place}</h3>
          <dl className="mt-1 divide-y divide-line text-[0.9375rem] @4xl:-mt-2">
            {kept
              .filter(([, one]) => isThere(one))
              .map(([name, { what, until }]) => (
                <div key={name} className="grid gap-x-6 py-2.5 @lg:grid-cols-[minmax(0,1fr)_15rem]">
                  <dt>{what}</dt>
                  <dd className="text-muted">
                    {until}
                    <code className="block text-[0.6875rem]">{name}</code>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
