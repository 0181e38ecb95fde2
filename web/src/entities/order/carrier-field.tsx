import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { proposedCarriers } from '@bookstore/functions/shared/shop/carriers';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { useShop } from '#config/shop.ts';

export const trackingCodeBox = {
  maxLength: orderLimits.trackingCode,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  className: inputClasses,
};

interface CarrierFieldProps {
  label: string;
  carrier: string;
  onChange: (carrier: string) => void;
  readOnly?: boolean;
}

/** Any name, or one of those that the shop proposes. */
export function CarrierField({ label, carrier, onChange, readOnly }: CarrierFieldProps) {
  const id = useId();
  const { carriers } = useShop();
  return (
    <FieldFrame id={id} label={label} error={undefined}>
      <input
        id={id}
        list={`${id}-known`}
        value={carrier}
        maxLength={orderLimits.carrier}
        autoComplete="off"
        readOnly={readOnly}
        onChange={({ target }) => onChange(target.value)}
        className={inputClasses}
      />
      <datalist id={`${id}-known`}>{optionsOf(proposedCarriers(carriers), (name) => name)}</datalist>
    </FieldFrame>
  );
}
