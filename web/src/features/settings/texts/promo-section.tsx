import { TextField } from '#components/forms/field.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** The line above every page of the shop. */
export function PromoSection(props: SectionProps) {
  return (
    <SettingsSection {...props} save="Save promo line">
      <div className="-my-3">
        <SwitchField
          name="promo.isOn"
          label="Show the line"
          hint="Above every page of the shop. Off, it shows nothing and keeps its text."
        />
      </div>
      <TextField name="promo.text" label="Text" />
      <TextField
        name="promo.link"
        label="Link"
        hint="A page of the shop, such as /browse/horror, or an address with https://. May be empty."
      />
    </SettingsSection>
  );
}
