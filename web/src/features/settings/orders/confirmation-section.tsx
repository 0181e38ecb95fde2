import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** Whether a shopper confirms the e-mail address before a second order. */
export function ConfirmationSection(props: SectionProps) {
  return (
    <SettingsSection {...props} save="Save confirmed addresses">
      <div className="-my-3">
        <SwitchField
          name="confirmAddress"
          label="Confirm e-mail addresses before a second order"
          hint="A shopper whose first order is not paid yet confirms the address before the next one."
        />
      </div>
    </SettingsSection>
  );
}
