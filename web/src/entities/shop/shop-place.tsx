import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { t } from '@bookstore/functions/shared/words/words';

interface ShopPlaceProps {
  shop: Pick<ShopFrame, 'shopName' | 'postalAddress' | 'openingHours' | 'collection'>;
}

export function ShopPlace({ shop: { shopName, postalAddress, openingHours, collection } }: ShopPlaceProps) {
  const facts = [
    { label: t('Collect at'), text: [shopName, postalAddress].filter(Boolean).join('\n') },
    { label: t('Opening hours'), text: openingHours },
    { label: t('Good to know'), text: collection?.text },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-3 text-[0.9375rem]">
      {facts
        .filter(({ text }) => text)
        .map(({ label, text }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label} </dt>
            <dd className="leading-snug wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
