import { currencyCodes, locales } from '@bookstore/functions/shared/shop/currency';
import { moneyOf } from '@bookstore/functions/shared/shop/money-format';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { askFirst } from '#lib/alerts.ts';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { changeWords, currencyName, localeName } from './money-words.ts';

const choices = {
  currency: optionsOf(currencyCodes, currencyName),
  locale: optionsOf(
    locales.toSorted((one, other) => localeName(one).localeCompare(localeName(other))),
    localeName,
  ),
};

/** In which currency the shop sells, and how it writes amounts and days. */
export function MoneySection(props: SectionProps) {
  const { currency } = props.settings;

  /** Another currency says first what becomes of the figures of before. */
  async function confirm({ currency: next = currency, locale = '' }: SettingsEdit): Promise<boolean> {
    if (next === currency) return true;
    const text = changeWords(currency, next, locale);
    return askFirst(`Sell in ${next}?`, text, `Sell in ${next}`, `Stay with ${currency}`);
  }

  return (
    <SettingsSection
      {...props}
      hint="The currency of all prices, and how amounts and days are written. Choose the currency before the first order."
      save="Save money"
      confirm={confirm}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField name="currency" label="Currency" choices={choices.currency} />
        <ChoiceField name="locale" label="Formats" choices={choices.locale} />
      </div>
      <Examples />
    </SettingsSection>
  );
}

/** Some amounts and a day as the form would have them written. */
function Examples() {
  const { currency = '', locale = '' } = useFormikContext<SettingsEdit>().values;
  const money = moneyOf({ currency, locale });
  const examples = [
    { label: 'A price', text: money.price(1234.5) },
    { label: 'Money given back', text: money.text(-money.toCents(12)) },
    { label: 'A day', text: new Date().toLocaleDateString(locale, { dateStyle: 'long' }) },
  ];
  return (
    <dl
      aria-label="Examples"
      className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] sm:grid-cols-3"
    >
      {examples.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
