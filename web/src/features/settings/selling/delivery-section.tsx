import { welcomeLimits } from '@bookstore/functions/shared/shop/welcome-settings';
import { TextField } from '#components/forms/field.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** What books and the checkout say of the time of the delivery and of the payment. */
export function DeliverySection(props: SectionProps) {
  return (
    <SettingsSection
      {...props}
      hint="On the pages of books, in the checkout and in the terms that the shop has from the start."
      save="Save delivery and payment"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="deliveryTexts.time"
          label="Time"
          maxLength={welcomeLimits.time}
          hint="Goes on after the cost: “in 2 to 4 working days”."
        />
        <TextField
          name="deliveryTexts.workingDays"
          label="Working days"
          type="number"
          inputMode="numeric"
          min={1}
          max={welcomeLimits.workingDays}
          hint="At most: by then mails and pages expect an order."
        />
      </div>
      <TextField
        name="deliveryTexts.payment"
        label="Payment"
        maxLength={welcomeLimits.payment}
        hint="Beside the time: “pay in cash at your door”. May be empty."
      />
    </SettingsSection>
  );
}
