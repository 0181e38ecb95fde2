import {
  type DeliveryArea,
  type DeliveryBasis,
  deliveryBases,
  deliveryLimits,
} from '@bookstore/functions/shared/delivery/delivery-setting';
import { keyGuard, keysOf } from '@bookstore/functions/shared/values/table-keys';
import { FieldArray, useField } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';

const isBasis = keyGuard(deliveryBases);
const bases = optionsOf(keysOf(deliveryBases), (by) => (isBasis(by) ? deliveryBases[by].label : by));

/** How the steps of an area are called. */
const words: Readonly<Record<DeliveryBasis, { from: string; add: string }>> = {
  amount: { from: 'Books from', add: 'Add a cost for larger orders' },
  weight: { from: 'Grams from', add: 'Add a cost for heavier orders' },
};

const box = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** What the delivery costs, step by step, and from which amount it is free. */
export function AreaSteps({ name, area: { by, steps } }: { name: string; area: DeliveryArea }) {
  const [, { touched, error }] = useField<unknown>(`${name}.steps`);
  const [{ value: freeFrom = '' }] = useField<string | number | undefined>(`${name}.freeFrom`);
  return (
    <FieldArray name={`${name}.steps`}>
      {({ push, remove }) => (
        <div className="grid grid-cols-1 gap-3">
          <div className="grid gap-4 sm:grid-cols-[1fr_1fr_4rem]">
            <ChoiceField name={`${name}.by`} label="Cost by" choices={bases} />
          </div>
          {steps.map((_, index) => {
            const step = `${name}.steps[${index}]`;
            return (
              <div key={step} className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_1fr_4rem]">
                <TextField {...box} name={`${step}.from`} label={words[by].from} readOnly={index === 0} />
                <TextField {...box} name={`${step}.cost`} label="Cost" />
                {index > 0 && (
                  <Button
                    variant="remove"
                    aria-label={`Remove cost ${index + 1}`}
                    onClick={() => remove(index)}
                    className="justify-self-start px-0! sm:mt-6"
                  >
                    Remove
                  </Button>
                )}
              </div>
            );
          })}
          {touched && typeof error === 'string' && <p className="text-sm failure-note">{error}</p>}
          <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_4rem]">
            <TextField
              {...box}
              name={`${name}.freeFrom`}
              value={freeFrom}
              label="Free from"
              hint="Books for this amount are delivered free. May be empty."
            />
          </div>
          {steps.length < deliveryLimits.steps && (
            <Button
              variant="quiet"
              onClick={() => push({ from: '', cost: '' })}
              className="justify-self-start px-0!"
            >
              {words[by].add}
            </Button>
          )}
        </div>
      )}
    </FieldArray>
  );
}
