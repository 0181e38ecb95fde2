import { useId } from 'react';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { CarrierField, trackingCodeBox } from './carrier-field.tsx';

interface ParcelCode {
  carrier: string;
  trackingCode: string;
}

interface ParcelFieldsProps {
  texts: ParcelCode;
  onChange: (part: Partial<ParcelCode>) => void;
}

/** The shopper gets a tracking link when the shop knows the carrier. */
export function ParcelFields({ texts, onChange }: ParcelFieldsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
      <CarrierField label="Carrier" carrier={texts.carrier} onChange={(carrier) => onChange({ carrier })} />
      <FieldFrame id={id} label="Tracking code" error={undefined}>
        <input
          {...trackingCodeBox}
          id={id}
          value={texts.trackingCode}
          onChange={({ target }) => onChange({ trackingCode: target.value })}
        />
      </FieldFrame>
    </div>
  );
}
