import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { deliveryLine } from '#entities/shop/delivery-words.ts';
import { ShopPlace } from '#entities/shop/shop-place.tsx';
import type { FormValues } from '#lib/form-values.ts';

/** Whether the books are delivered or collected in the shop; of a collection, where and when. */
export function CollectionChoice() {
  const shop = useShop();
  const money = useMoney();
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const isCollected = values.collection === true;
  const ways = [
    { label: t('Delivered to you'), hint: deliveryLine(shop, money), collection: false },
    { label: t('Collected in the shop'), hint: t('Free, and paid there'), collection: true },
  ];
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-medium">How do you want your books?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ label, hint, collection }) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line-strong/60 bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-sunken"
          >
            <input
              type="radio"
              name="collection"
              checked={isCollected === collection}
              onChange={() => void setFieldValue('collection', collection)}
              aria-label={label}
              aria-description={hint}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {isCollected && (
        <div className="mt-4 border-s-2 border-forest ps-4">
          <ShopPlace shop={shop} />
        </div>
      )}
    </fieldset>
  );
}
