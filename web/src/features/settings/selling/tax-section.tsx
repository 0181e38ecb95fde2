import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { isTaxClass, taxClasses, taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { useFormikContext } from 'formik';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { ClassRates } from './tax/class-rates.tsx';
import { CountryField } from './tax/country-field.tsx';

const classes = optionsOf(taxClassNames, (name) => (isTaxClass(name) ? taxClasses[name].label : name));

/** Whether the shop shows tax, and its rates. */
export function TaxSection(props: SectionProps) {
  return (
    <SettingsSection
      {...props}
      hint="Carts, orders, mails and papers show the tax by rate. Earlier orders stay as they are."
      save="Save taxes"
    >
      <div className="-my-3">
        <SwitchField
          name="tax.isOn"
          label="Show taxes"
          hint="Off, the shop says that taxes are included in the prices, and notes none."
        />
      </div>
      <TaxFields />
    </SettingsSection>
  );
}

function TaxFields() {
  const { tax } = useFormikContext<SettingsEdit>().values;
  const hasRates = tax && taxClassNames.some((name) => tax.rates[name].length > 0);
  if (!tax?.isOn && !hasRates) return null;
  return (
    <>
      <CountryField />
      <div className="-my-3">
        <SwitchField
          name="tax.isIncluded"
          label="Prices include tax"
          hint="Off, tax comes on top: cart and checkout add it to the prices of books."
        />
      </div>
      <ChoiceField name="tax.defaultClass" label="Books that name no class are" choices={classes} />
      <p className="text-[0.9375rem] text-muted">
        Each rate holds from its day on until the next one does. Check the rates with your tax adviser: those
        that are filled in are where you begin, not advice.
      </p>
      {taxClassNames.map((name) => (
        <ClassRates key={name} name={name} />
      ))}
    </>
  );
}
