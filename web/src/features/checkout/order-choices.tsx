import { presentProvider, providers } from '@bookstore/functions/shared/payment/providers';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { deliveryLine } from '#entities/shop/delivery-words.ts';
import { ShopPlace } from '#entities/shop/shop-place.tsx';
import type { FormValues } from '#lib/form-values.ts';

interface Way {
  label: string;
  hint: string;
}

interface WayChoiceProps {
  /** True for the second choice. */
  name: string;
  legend: string;
  ways: readonly [usual: Way, other: Way];
  children?: ReactNode;
}

function WayChoice({ name, legend, ways, children }: WayChoiceProps) {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const chosen = values[name] === true ? 1 : 0;
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-medium">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ label, hint }, index) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line-strong/60 bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => void setFieldValue(name, index === 1)}
              aria-label={label}
              aria-description={hint || undefined}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-muted first-letter:uppercase">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

export function PayChoice() {
  const { values } = useFormikContext<FormValues>();
  const { name: provider } = providers[presentProvider];
  return (
    <WayChoice
      name="payOnline"
      legend="How do you want to pay?"
      ways={[
        { label: t('In cash'), hint: values.collection === true ? t('In the shop') : t('At your door') },
        { label: t('Online'), hint: t('By card or wallet, on a page of {provider}', { provider }) },
      ]}
    />
  );
}

export function CollectionChoice() {
  const shop = useShop();
  const money = useMoney();
  const { values } = useFormikContext<FormValues>();
  return (
    <WayChoice
      name="collection"
      legend="How do you want your books?"
      ways={[
        { label: t('Delivered to you'), hint: deliveryLine(shop, money, false) },
        { label: t('Collected in the shop'), hint: t('Free, and paid there') },
      ]}
    >
      {values.collection === true && (
        <div className="mt-4 border-s-2 border-forest ps-4">
          <ShopPlace shop={shop} />
        </div>
      )}
    </WayChoice>
  );
}
