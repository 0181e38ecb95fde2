import { useId } from 'react';
import { FieldFrame } from '#components/forms/field.tsx';
import { CarrierField, trackingCodeBox } from '#entities/order/carrier-field.tsx';
import type { StepTexts } from '#entities/order/order-step.ts';

interface ParcelFieldsProps {
  texts: StepTexts;
  onChange: (texts: StepTexts) => void;
}

/** The carrier and the tracking code: the shopper gets a link to follow the parcel when the shop knows the carrier. */
export function ParcelFields({ texts, onChange }: ParcelFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <CarrierField
        label="Carrier"
        carrier={texts.carrier}
        onChange={(carrier) => onChange({ ...texts, carrier })}
      />
      <FieldFrame id={id} label="Tracking code" error={undefined}>
        <input
          {...trackingCodeBox}
          id={id}
          value={texts.trackingCode}
          onChange={({ target }) => onChange({ ...texts, trackingCode: target.value })}
        />
      </FieldFrame>
    </div>
  );
}
