import { countryName } from '@bookstore/functions/shared/delivery/countries';
import type { DeliveryArea } from '@bookstore/functions/shared/delivery/delivery-setting';
import { areasBelowLaw, paidDeliveryIn } from '@bookstore/functions/shared/shop/fixed-price-laws';
import { moneyOf } from '@bookstore/functions/shared/shop/money-format';
import type { Settings } from '@bookstore/functions/shared/shop/settings';
import { listOf } from '@bookstore/functions/shared/words/list-of';
import { t } from '@bookstore/functions/shared/words/words';

/** '€3.00, and €0.01 from €35.00 on': the legal minimum in a country. */
export function leastDelivery(country: string, locale: string): string {
  const { currency = 'EUR', steps = [] } = paidDeliveryIn(country) ?? {};
  const money = moneyOf({ currency, locale });
  const [{ cost: least = 0 } = {}, { from = 0, cost: more = 0 } = {}] = steps;
  return t('{least}, and {more} from {amount} on', {
    least: money.price(least),
    more: money.price(more),
    amount: money.price(from),
  });
}

interface DeliveryLawProps {
  /** As typed now, with display names. */
  areas: readonly DeliveryArea[];
  settings: Settings;
}

/**
 * Warns where new books would be delivered below the legal minimum for fixed prices: a shop of used books may do so.
 */
export function DeliveryLaw({ areas, settings }: DeliveryLawProps) {
  const { fixedPrices: country, currency, locale } = settings;
  const law = paidDeliveryIn(country);
  const below = areasBelowLaw(areas, country);
  if (law?.currency !== currency || (areas.length > 0 && below.length === 0)) return null;
  return (
    <div role="status" className="border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere">
      <p>
        {t(
          'By law ({law}) new books are delivered in {country} for {least} at least, unless the shopper collects them.',
          { country: countryName(country), least: leastDelivery(country, locale), law: law.law },
        )}
      </p>
      <p>
        {areas.length === 0
          ? t('Now it is free everywhere.')
          : t('It can cost less here: {areas}.', { areas: listOf(below.map(({ name }) => name)) })}
      </p>
    </div>
  );
}
