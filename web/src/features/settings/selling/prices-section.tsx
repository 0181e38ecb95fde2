import { fixedPriceChoices, fixedPriceLaws } from '@bookstore/functions/shared/shop/fixed-price-laws';
import { reducedPricesChoices } from '@bookstore/functions/shared/shop/price-rules';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';

const labels: Readonly<Record<string, string>> = {
  off: 'The old price as it is typed',
  eu: 'The lowest price of the 30 days before (EU rule)',
};

const choices = optionsOf(reducedPricesChoices, (value) => labels[value] ?? value);

const laws: Readonly<Record<string, { country: string; law: string }>> = fixedPriceLaws;
const lawChoices = optionsOf(fixedPriceChoices, (value) => {
  const known = laws[value];
  return known ? `${known.country} (${known.law})` : 'None';
});

/** Which prices the shop shows as reduced. */
export function PricesSection(props: SectionProps) {
  return (
    <SettingsSection {...props} save="Save reduced prices">
      <ChoiceField name="reducedPrices" label="Struck-through price" choices={choices} />
      <p className="-mt-3.5 max-w-prose text-sm text-muted">
        In the European Union a price may be called reduced only from the lowest price of the 30 days before
        (Directive 98/6/EC, Article 6a). The shop knows it from the prices that it has had itself: an old
        price that it cannot tell is not shown, and the form of a book says why.
      </p>
      <ChoiceField name="fixedPrices" label="Fixed book prices" choices={lawChoices} />
      <p className="-mt-3.5 max-w-prose text-sm text-muted">
        Where the law of your country lets the publisher fix the price of new books, the shop refuses
        reductions of them: an old price above the price, in the form and in imports, a change of many books
        that lowers prices, and discounts of orders. Their prices are not shown struck through. The price
        itself you set as the publisher does, also a lower one. A used or damaged copy is exempt: its
        condition stands under “More about this book”.
      </p>
    </SettingsSection>
  );
}
