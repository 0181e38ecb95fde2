import { orderLimits, withdrawalLimits } from '@bookstore/functions/shared/order/order-limits';
import type { WithdrawalRequest } from '@bookstore/functions/shared/order/withdrawal';
import { type ComponentProps, useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';

interface LineProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
}

function Line({ label, hint, ...rest }: LineProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={undefined}>
      <input {...rest} id={id} required aria-describedby={hint && `${id}-hint`} className={inputClasses} />
    </FieldFrame>
  );
}

interface WithdrawalFieldsProps {
  values: WithdrawalRequest;
  /** The books of the order, where they are known. */
  titles: readonly string[];
}

/** Validated by the browser, so that it works without JavaScript as well. */
export function WithdrawalFields({ values, titles }: WithdrawalFieldsProps) {
  const id = useId();
  return (
    <>
      <Line
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={orderLimits.name}
        defaultValue={values.name}
      />
      <Line
        name="number"
        label="Order number"
        hint="It stands in each mail about the order, such as 7K3M-9QXA."
        pattern="\s*[0-9A-Za-z]{4}[\s\-]?[0-9A-Za-z]{4}\s*"
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={values.number}
      />
      <Line
        name="email"
        label="E-mail address"
        hint="The one with which you have ordered. The receipt goes there."
        type="email"
        autoComplete="email"
        maxLength={orderLimits.email}
        defaultValue={values.email}
      />
      {titles.length > 1 ? (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-sm font-medium">Only some of the books</legend>
          {titles.map((title) => (
            <label key={title} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="books"
                value={title}
                defaultChecked={values.books.split('\n').includes(title)}
                className="size-5 shrink-0 accent-accent"
              />
              {title}
            </label>
          ))}
          <p className="text-sm text-muted">Without a choice you withdraw from the whole order.</p>
        </fieldset>
      ) : (
        <FieldFrame
          id={id}
          label="Only some of the books"
          hint="Their titles, a line each. Leave it empty to withdraw from the whole order."
          error={undefined}
        >
          <textarea
            dir="auto"
            id={id}
            name="books"
            rows={3}
            maxLength={withdrawalLimits.books}
            aria-describedby={`${id}-hint`}
            defaultValue={values.books}
            className={inputClasses}
          />
        </FieldFrame>
      )}
    </>
  );
}
