import { reducedPricesChoices } from '@bookstore/functions/shared/shop/price-rules';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { type SectionProps, SettingsSection } from './settings-section.tsx';

const labels: Readonly<Record<string, string>> = {
  off: 'The old price as it is typed',
  eu: 'The lowest price of the 30 days before (EU rule)',
};

const choices = optionsOf(reducedPricesChoices, (value) => labels[value] ?? value);

/** Which prices the shop shows as reduced. */
export function PricesSection(props: SectionProps) {
  return (
    <SettingsSection {...props} title="Reduced prices" save="Save reduced prices" names={['reducedPrices']}>
      <ChoiceField name="reducedPrices" label="Struck-through price" choices={choices} />
      <p className="text-sm text-muted">
        In the European Union a price may be called reduced only from the lowest price of the 30 days before
        (Directive 98/6/EC, Article 6a). The shop knows it from its own prices since this release: an old
        price that it cannot tell is not shown, and the form of a book says why.
      </p>
    </SettingsSection>
  );
}
