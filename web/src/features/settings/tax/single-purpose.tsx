import { rateOn } from '@bookstore/functions/shared/tax/shop-tax';
import { isTaxClass, taxClasses, taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { percentText } from '@bookstore/functions/shared/tax/tax-words';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { useMoney } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import type { ControlProps } from '../frame/setting-field.tsx';

/** The tax of a voucher when it is sold, at today's rates. No choice in a shop without tax. */
export function SinglePurpose({ name, label, hint, settings: { tax } }: ControlProps) {
  const [{ value }] = useField<string>(name);
  const { decimal } = useMoney().format;
  const today = useToday();
  if (!tax.isOn && value === '') return null;
  const choices = optionsOf(['', ...taxClassNames], (one) => {
    if (!isTaxClass(one)) return t('No, when they are redeemed');
    const rate = percentText(rateOn(tax.rates[one], today), decimal);
    return t('{taxClass}: {rate}', { taxClass: taxClasses[one].label, rate });
  });
  return <ChoiceField name={name} label={label} hint={hint} choices={choices} />;
}
