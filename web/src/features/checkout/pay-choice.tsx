import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import type { FormValues } from '#lib/form-values.ts';

/** Whether the order is paid in cash or online. */
export function PayChoice() {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const isOnline = values.payOnline === true;
  const place = values.collection === true ? t('In the shop') : t('At your door');
  const ways = [
    { label: t('In cash'), hint: place, payOnline: false },
    { label: t('Online'), hint: t('By card or wallet, on a page of Stripe'), payOnline: true },
  ];
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-medium">How do you want to pay?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ label, hint, payOnline }) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line-strong/60 bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-sunken"
          >
            <input
              type="radio"
              name="payOnline"
              checked={isOnline === payOnline}
              onChange={() => void setFieldValue('payOnline', payOnline)}
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
    </fieldset>
  );
}
