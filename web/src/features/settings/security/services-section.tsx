import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** Which services of the shop are on. */
export function ServicesSection(props: SectionProps) {
  return (
    <SettingsSection {...props} hint="What is off is not shown." save="Save services">
      <div className="-my-3 divide-y divide-line">
        <SwitchField
          name="services.google"
          label="Google sign-in"
          hint="The button on the pages of login and registration. Who is signed in stays so."
        />
        <SwitchField
          name="services.newsletter"
          label="Newsletter"
          hint="The field in the footer, and the button of the home page that leads to it."
        />
        <SwitchField
          name="services.isbnLookup"
          label="Look-up by ISBN"
          hint="“Fill in” asks Open Library, a public service, for what it knows of a book."
        />
      </div>
    </SettingsSection>
  );
}
