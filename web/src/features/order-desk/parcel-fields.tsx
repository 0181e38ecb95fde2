import { orderLimits } from '@bookstore/functions/shared/order-limits';
import { useId } from 'react';
import { inputLook } from '#components/control-looks.ts';
import { FieldFrame } from '#components/field.tsx';
import { shop } from '#config/shop.ts';
import type { StepTexts } from '#lib/order-step.ts';

interface ParcelFieldsProps {
  texts: StepTexts;
  onChange: (texts: StepTexts) => void;
}

/** Who carries the parcel, and its code: the shopper gets a link to follow it when the shop knows the carrier. */
export function ParcelFields({ texts, onChange }: ParcelFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <FieldFrame id={`${id}-carrier`} label="Carrier" error={undefined}>
        <input
          id={`${id}-carrier`}
          list={`${id}-carriers`}
          value={texts.carrier}
          maxLength={orderLimits.carrier}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...texts, carrier: target.value })}
          className={inputLook}
        />
        <datalist id={`${id}-carriers`}>
          {shop.carriers.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FieldFrame>
      <FieldFrame id={`${id}-code`} label="Tracking code" error={undefined}>
        <input
          id={`${id}-code`}
          value={texts.trackingCode}
          maxLength={orderLimits.trackingCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...texts, trackingCode: target.value })}
          className={inputLook}
        />
      </FieldFrame>
    </div>
  );
}
