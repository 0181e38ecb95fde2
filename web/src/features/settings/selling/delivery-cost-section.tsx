import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { CollectionFields } from './collection-fields.tsx';
import { BookWeightField } from './delivery/book-weight-field.tsx';
import { DeliveryAreas } from './delivery/delivery-areas.tsx';

/** Where the shop delivers, and what that costs. */
export function DeliveryCostSection(props: SectionProps) {
  return (
    <SettingsSection
      {...props}
      hint="Without an area the delivery is free everywhere. With areas the shop delivers to these alone; the first one that covers an address counts. Orders keep what their delivery cost."
      save="Save delivery"
    >
      <DeliveryAreas />
      <BookWeightField />
      <SwitchField
        name="delivery.isShown"
        label="Say the cost on book pages and in the cart"
        hint="As “Delivery from …” and “Free from …”. The checkout always says the exact cost."
      />
      <CollectionFields settings={props.settings} />
    </SettingsSection>
  );
}
