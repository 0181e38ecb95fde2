import type { RevenueAccount } from '@bookstore/functions/shared/shop/invoice-setting';
import type { Settings } from '@bookstore/functions/shared/shop/settings';
import { taxClassNames } from '@bookstore/functions/shared/tax/tax-classes';
import { percentText } from '@bookstore/functions/shared/tax/tax-words';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import type { ControlProps } from '../frame/setting-field.tsx';

/** All tax rates of the shop and of its named accounts, and 0 for untaxed sales. */
function ratesOf({ rates }: Settings['tax'], named: readonly { basisPoints: number }[]): number[] {
  const all = [...taxClassNames.flatMap((name) => rates[name]), ...named];
  return [...new Set([0, ...all.map(({ basisPoints }) => basisPoints)])].sort((one, other) => one - other);
}

/** The revenue account of each tax rate, for the journal. */
export function RevenueAccounts({ name, label, hint, settings }: ControlProps) {
  const id = useId();
  const [{ value: accounts }, , { setValue }] = useField<readonly RevenueAccount[]>(name);
  const change = (basisPoints: number, account: string) => {
    const others = accounts.filter((one) => one.basisPoints !== basisPoints);
    void setValue(account ? [...others, { basisPoints, account }] : others);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {ratesOf(settings.tax, accounts).map((basisPoints) => (
          <div key={basisPoints}>
            <label htmlFor={`${id}-${basisPoints}`} className="mb-1 block text-sm text-muted">
              {basisPoints === 0 ? t('No tax, or 0 %') : percentText(basisPoints)}
            </label>
            <input
              id={`${id}-${basisPoints}`}
              value={accounts.find((one) => one.basisPoints === basisPoints)?.account ?? ''}
              onChange={({ target }) => change(basisPoints, target.value)}
              className={inputClasses}
            />
          </div>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-muted">{hint}</p>
    </fieldset>
  );
}
